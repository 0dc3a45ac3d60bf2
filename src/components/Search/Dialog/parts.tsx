import type { JSX, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocsVersion } from '@site/src/config/versions';
import { searchPath } from '../address';
import SearchHit from '../SearchHit';
import { dialogText } from '../text';
import type { ShownHit } from './shownHits';

interface DialogHitProps {
  hit: Partial<ShownHit>;
  /** Title, path and icons, as DocSearch draws them. */
  children: ReactNode;
}

/** Makes the component for a result or a stored search: the link, and which part of the API it leads to. */
export function dialogHit(searched: DocsVersion) {
  return function DialogHit({ hit, children }: DialogHitProps): JSX.Element {
    const { url, heading, kind, owner, version } = hit;
    return (
      <Link to={url}>
        {children}
        <span className="search-dialog__line">
          {heading && <span className="search-dialog__heading">{heading}</span>}
          <SearchHit kind={kind} owner={owner} version={version === searched.version ? null : version} />
        </span>
      </Link>
    );
  };
}

interface SeeAllProps {
  state: { query: string; context: Record<string, unknown> };
}

/** Makes the component for the way from the dialog's few results to all of them. */
export function seeAll(searched: DocsVersion, onLeave: () => void) {
  return function SeeAll({ state: { query, context } }: SeeAllProps): JSX.Element {
    const { preferredVersion } = useDocsPreferredVersion();
    // The search page starts with the version that the reader prefers, else with the latest.
    const isUnderstood = searched.isLast && (preferredVersion?.name ?? searched.name) === searched.name;
    return (
      <Link to={searchPath({ query, version: isUnderstood ? '' : searched.name })} onClick={onLeave}>
        {dialogText.seeAll(Number(context.nbHits))}
      </Link>
    );
  };
}
