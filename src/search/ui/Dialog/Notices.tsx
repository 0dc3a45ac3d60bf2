import type { ReactNode } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { dialogText, text } from '../text';
import { addressOf } from './shownHits';
import type { Outcome, Session } from './watchClient';

/** The line that leads to what only another version has. */
function elsewhereLine(hit: Hit, searched: DocsVersion): string {
  return `${text.elsewhere(searched.version, hit)} ${[hit.owner, hit.name].filter(Boolean).join('.')}`;
}

/** What a screen reader is told of a finished search. */
function announcement(outcome: Outcome, searched: DocsVersion, reasons: string[]): string {
  if (outcome.state === 'failed') return [`${text.failed}.`, ...reasons].join(' ');
  const { count, elsewhere } = outcome;
  const found = count === 0 ? dialogText.none : dialogText.count(count, searched.version);
  return elsewhere ? `${found}. ${elsewhereLine(elsewhere, searched)}` : found;
}

interface FailureProps {
  reasons: string[];
  onRetry: () => void;
}

/** The error screen, with the look of DocSearch's own. */
function Failure({ reasons, onRetry }: FailureProps): ReactNode {
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
      <button type="button" className="search-dialog__retry" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}

interface Props extends Session {
  version: DocsVersion;
  isHosted: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** What stands between the field and the results: the version searched, what another one has, and what went wrong. */
export default function Notices({ version, outcome, isSearching, isHosted, onRetry, onClose }: Props): ReactNode {
  const elsewhere = outcome?.state === 'found' ? outcome.elsewhere : undefined;
  const reasons = outcome?.state === 'failed' ? text.reasons(outcome.error, isHosted) : [];
  return (
    <>
      <p className="search-dialog__scope">{dialogText.searching(version.version)}</p>
      {elsewhere && (
        <a className="search-dialog__elsewhere" href={addressOf(elsewhere.url ?? '')} onClick={onClose}>
          {elsewhereLine(elsewhere, version)}
        </a>
      )}
      {outcome?.state === 'failed' && <Failure reasons={reasons} onRetry={onRetry} />}
      {/* Empty in between, so that the same outcome twice is said twice. */}
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {outcome && !isSearching && announcement(outcome, version, reasons)}
      </p>
    </>
  );
}
