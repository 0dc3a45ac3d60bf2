import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useActiveDocContext, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { counterpart, mainDocOf } from '@site/src/features/versions/counterpart';
import { site } from '@site/src/config/site';
import { upgradeFrom } from '@site/src/config/versions';
import type { Props } from '@theme/DocVersionBanner';

function UnmaintainedBanner({ className, label, version }: Props & Record<'label' | 'version', string>): ReactNode {
  const latest = useLatestVersion(undefined);
  const samePage = counterpart(latest, useActiveDocContext(undefined));
  return (
    <div
      role="note"
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
    >
      This is the documentation of {site.title} <b>{label}</b>, which is no longer actively maintained.{' '}
      <a href={(samePage ?? mainDocOf(latest)).path} data-version={latest.name}>
        {samePage ? 'Read this page for' : 'Go to'} {latest.label}
      </a>
      , or <Link to={upgradeFrom(version)}>upgrade your bot</Link>.
    </div>
  );
}

/** Warns about an unmaintained version. Links to the same page in the latest version and to the upgrade guide. */
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label, version } = useDocsVersion();
  return banner === 'unmaintained' ? <UnmaintainedBanner {...{ className, label, version }} /> : null;
}
