import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useActiveDocContext, useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import Dropdown from '@site/src/elements/dropdown/Dropdown';
import { counterpart, mainDocOf } from '@site/src/features/versions/counterpart';
import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

const entries = (items: LinkLikeNavbarItemProps[]): ReactNode =>
  items.map((item, index) => (
    <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
  ));

/**
 * The version menu. Each entry links to the same page in its version, even if the page has another path there. If the
 * page does not exist, the entry links to the main page.
 */
export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  position,
  className,
  label,
}: Props): ReactNode {
  const context = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [labelVersion] = useDocsVersionCandidates(docsPluginId);
  return (
    <Dropdown
      label={label ?? labelVersion.label}
      position={position}
      className={className}
      showsPreferredVersion={!context.activeVersion}
    >
      {entries(dropdownItemsBefore)}
      {versions.map((version) => {
        const isActive = version === context.activeVersion;
        return (
          <li key={version.name}>
            <a
              href={(counterpart(version, context) ?? mainDocOf(version)).path}
              data-version={version.name}
              className={clsx('dropdown__link', isActive && 'dropdown__link--active')}
              aria-current={isActive ? 'page' : undefined}
            >
              {version.label}
            </a>
          </li>
        );
      })}
      {entries(dropdownItemsAfter)}
    </Dropdown>
  );
}
