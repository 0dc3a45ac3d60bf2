import type { ReactNode } from 'react';
import { text } from './text';

interface Props {
  /** Why, if more can be said than that it did not work. */
  reason?: string;
  onRetry: () => void;
}

/** The error screen, with the look of DocSearch's own. */
export default function SearchFailure({ reason, onRetry }: Props): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <svg width="40" height="40" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M2 7.500a12 12 0 0 1 16 0M5 11a7.500 7.500 0 0 1 10 0M8 14.300a3 3 0 0 1 4 0M10 17h0M3 18 17 2" />
        </svg>
      </div>
      <p className="DocSearch-Title">{text.failed}</p>
      <p className="DocSearch-Help">{text.failedHelp}</p>
      {reason && <p className="DocSearch-Help">{reason}</p>}
      <button type="button" className="button button--primary search-dialog__retry" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
