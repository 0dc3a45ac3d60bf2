import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { counterpart, mainDocOf } from '@site/src/client/counterpart';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

/**
 * The version dropdown. It differs from the one of the classic theme in one point: it also finds the same page under
 * another address of the chosen version, before it falls back to the version's main page.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const { search, hash } = useLocation();
  // The page was rendered without them, and React leaves the links of the document as they are.
  const suffix = useIsBrowser() ? search + hash : '';
  const context = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId)[0];
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);

  const target = (version: GlobalVersion): string => (counterpart(version, context) ?? mainDocOf(version)).path;
  const items: LinkLikeNavbarItemProps[] = versions.map((version) => ({
    label: version.label,
    to: target(version) + suffix,
    isActive: () => version === context.activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : shown.label}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
