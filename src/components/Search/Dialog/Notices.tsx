import { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import { reasonOf } from '../reason';
import { useSearchOptions } from '../useSearchOptions';
import { announcement, elsewhereLine } from './describe';
import { DialogContext } from './DialogContext';
import SearchFailure from './SearchFailure';
import { text } from './text';
import type { Outcome } from './watchClient';

interface Props {
  outcome?: Outcome;
  isSearching: boolean;
  onRetry: () => void;
}

/** What stands between the field and the results: the version searched, what another one has, and what went wrong. */
export default function Notices({ outcome, isSearching, onRetry }: Props): ReactNode {
  const { version, close } = useContext(DialogContext);
  const isHosted = useSearchOptions().hosted !== undefined;
  const addressOf = useSearchResultUrlProcessor();
  const elsewhere = outcome?.state === 'found' ? outcome.elsewhere : undefined;
  const reason = outcome?.state === 'failed' ? reasonOf(outcome.error, isHosted) : undefined;
  return (
    <>
      <p className="search-dialog__scope">{text.searching(text.version(version.version))}</p>
      {elsewhere && (
        <Link className="search-dialog__elsewhere" to={addressOf(elsewhere.url ?? '')} onClick={close}>
          {elsewhereLine(elsewhere, version)}
        </Link>
      )}
      {outcome?.state === 'failed' && <SearchFailure reason={reason} onRetry={onRetry} />}
      {/* Empty in between, so that the same outcome twice is said twice. */}
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {outcome && !isSearching && announcement(outcome, version, reason)}
      </p>
    </>
  );
}
