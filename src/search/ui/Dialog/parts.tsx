import { createContext, type JSX, type ReactNode, useContext } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import { searchPath } from '../address';
import { preferredVersion } from '../scope';
import SearchHit from '../SearchHit';
import { isExternal, mounted } from '../settings';
import { dialogText } from '../text';
import type { ShownHit } from './shownHits';

const look = { line: 'search-dialog__api', owner: 'search-dialog__owner' };

interface DialogHitProps {
  hit: Partial<ShownHit>;
  /** Title, path and icons, as DocSearch draws them. */
  children: ReactNode;
}

/** Makes the component for a result or a stored search: the link, and which part of the API it leads to. */
export function dialogHit(searched: DocsVersion) {
  return function DialogHit({ hit, children }: DialogHitProps): JSX.Element {
    const { url = '', heading, kind, owner, version } = hit;
    return (
      <a href={url} {...(isExternal(url) && { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
        <span className="search-dialog__line">
          {heading && <span className="search-dialog__heading">{heading}</span>}
          <SearchHit {...{ kind, owner, look }} version={version === searched.version ? null : version} />
        </span>
      </a>
    );
  };
}

interface SeeAllProps {
  state: { query: string };
}

/** How many results the query has in all; undefined while only the first of them are known. */
export const CountContext = createContext<number | undefined>(undefined);

/** Makes the component for the way from the dialog's few results to all of them. */
export function seeAll(searched: DocsVersion, onClose: () => void) {
  return function SeeAll({ state: { query } }: SeeAllProps): JSX.Element {
    const count = useContext(CountContext);
    // The search page starts with the version that the reader prefers, else with the latest.
    const isUnderstood = searched.isLast && (preferredVersion() ?? searched) === searched;
    return (
      <a href={mounted(searchPath({ query, version: isUnderstood ? '' : searched.name }))} onClick={onClose}>
        {dialogText.seeAll(count)}
      </a>
    );
  };
}
