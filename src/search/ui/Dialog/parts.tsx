import type { JSX, ReactNode } from 'react';
import { links } from '@site/src/config/site';
import { isUpdate, retryLabel } from '@site/src/lib/loadCode';
import type { DocsVersion } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { isHosted } from '../settings';
import { dialogText, text } from '../text';
import { hitUrl, linkTo, reportUrl, searchPath } from '../url';
import type { DialogHit } from './dialogHit';
import type { Outcome, Progress } from './watchClient';

/** Returns a component that renders a result or a stored search as a link. The link ends with the hit's kind. */
export function hitLink(searched: DocsVersion) {
  return function HitLink({ hit, children }: { hit: Partial<DialogHit>; children: ReactNode }): JSX.Element {
    const { url = '', version, _snippetResult } = hit;
    const kind = text.kind(hit);
    return (
      // Stored searches have no snippets.
      <a {...linkTo(url)} className={_snippetResult && 'search-dialog__result'} data-kind={kind}>
        {children}{' '}
        <span className="search-dialog__kind">
          {kind}
          {version && version !== searched.version && ` · v${version}`}
        </span>
      </a>
    );
  };
}

interface SeeAllLinkProps {
  state: { query: string; context: { nbHits?: number } };
}

/** Returns a component that appears below the results. It links to all results on the search page. */
export function seeAllLink(searched: DocsVersion, onClose: () => void) {
  return function SeeAllLink({ state: { query, context } }: SeeAllLinkProps): JSX.Element {
    return (
      <a href={searchPath({ query, version: searched.name })} onClick={onClose}>
        {dialogText.seeAll(context.nbHits)}
      </a>
    );
  };
}

const elsewhereText = (hit: Hit, searched: DocsVersion): string =>
  `${text.elsewhere(searched.version, hit)} ${text.fullName(hit)}`;

function announcement(outcome: Outcome, searched: DocsVersion, reasons: string[]): string {
  if (outcome.state === 'failed') return [`${text.failed}.`, ...reasons].join(' ');
  const { count, elsewhere, nearest = [], isWeak } = outcome;
  const result = isWeak ? dialogText.weak(searched.version) : dialogText.count(count, searched.version);
  return [
    count === 0 ? dialogText.none : result,
    ...(elsewhere ? [elsewhereText(elsewhere, searched)] : []),
    ...(nearest.length > 0 ? [`${text.nearest} ${nearest.map(text.fullName).join(', ')}`] : []),
  ].join('. ');
}

function Failure(props: { error: unknown; reasons: string[]; onRetry: () => void }): ReactNode {
  const { error, reasons, onRetry } = props;
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <svg width="40" height="40" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M2 7.500a12 12 0 0 1 16 0M5 11a7.500 7.500 0 0 1 10 0M8 14.300a3 3 0 0 1 4 0M10 17h0M3 18 17 2" />
        </svg>
      </div>
      <p className="DocSearch-Title">{text.failed}</p>
      {reasons.map((reason) => (
        <p key={reason} className="DocSearch-Help">
          {reason}
        </p>
      ))}
      <button
        type="button"
        className="search-dialog__retry"
        onClick={() => (isUpdate(error) ? location.reload() : onRetry())}
      >
        {retryLabel(error)}
      </button>
    </div>
  );
}

/** Explains that the results below are weak: they may not answer the query. Links to people who may know the answer. */
function Weak({ query }: { query: string }): ReactNode {
  return (
    <div className="search-dialog__weak">
      <p className="DocSearch-Title">{text.weak}</p>
      <p className="DocSearch-Help">
        {text.closest} <a {...linkTo(links.community)}>{text.community}</a> {text.or}{' '}
        <a {...linkTo(reportUrl({ query }))}>{text.missing}</a>
      </p>
    </div>
  );
}

interface NoticesProps {
  progress: Progress;
  version: DocsVersion;
  onRetry: () => void;
  onClose: () => void;
}

/** The notices above the results: the searched version, a hit in another version, similar names, and errors. */
export function Notices({ progress, version, onRetry, onClose }: NoticesProps): ReactNode {
  const { outcome, isSearching, hasHits } = progress;
  const found = outcome?.state === 'found' ? outcome : undefined;
  const { elsewhere, nearest = [] } = found ?? {};
  const reasons = outcome?.state === 'failed' ? text.reasons(outcome.error, isHosted()) : [];
  return (
    <>
      <p className="search-dialog__scope">{dialogText.searching(version.version)}</p>
      {isSearching && !hasHits && !outcome && <p className="search-dialog__loading">{dialogText.loading}</p>}
      {found?.isStructured && <p className="search-dialog__scope search-dialog__syntax">{text.syntax}</p>}
      {elsewhere && (
        <a className="search-dialog__elsewhere" href={hitUrl(elsewhere.url ?? '')} onClick={onClose}>
          {elsewhereText(elsewhere, version)}
        </a>
      )}
      {nearest.length > 0 && (
        <p className="search-dialog__nearest">
          {text.nearest}
          {nearest.map((hit) => (
            <a
              key={hit.objectID}
              href={hitUrl(hit.url ?? '')}
              translate={hit.kind ? 'no' : undefined}
              onClick={onClose}
            >
              {text.fullName(hit)}
            </a>
          ))}
        </p>
      )}
      {found?.isWeak && <Weak query={found.query} />}
      {outcome?.state === 'failed' && <Failure error={outcome.error} reasons={reasons} onRetry={onRetry} />}
      {/* Clear the status during a search. Screen readers then announce the next outcome, even if it is the same. */}
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {outcome && !isSearching && announcement(outcome, version, reasons)}
      </p>
    </>
  );
}
