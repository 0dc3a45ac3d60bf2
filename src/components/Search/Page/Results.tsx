import type { ReactNode } from 'react';
import { HITS_PER_PAGE, type Answer } from './ask';
import Batch from './Batch';
import Elsewhere from './Elsewhere';
import { groupByPage } from './groups';
import NothingFound from './NothingFound';
import { text } from './text';

interface Props {
  answer: Answer;
  /** Whether a button for the next hits is of use: there is none beside a button that tries again. */
  mayContinue: boolean;
  onMore: () => void;
}

/** What was found for a query: the hits by page, in portions, and ways on when there are none. */
export default function Results({ answer, mayContinue, onMore }: Props): ReactNode {
  const { query, version, batches, total, pages, elsewhere } = answer;
  const left = total - batches.flat().length;
  return (
    <>
      {elsewhere && <Elsewhere hit={elsewhere} version={version} />}
      {total === 0 && <NothingFound query={query} version={version} />}
      {batches.map((hits, index) => (
        <Batch
          key={index}
          hits={hits}
          pageAbove={groupByPage(batches[index - 1] ?? []).at(-1)?.page}
          takesFocus={index > 0}
        />
      ))}
      {mayContinue && batches.length < pages && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          {text.more(Math.min(HITS_PER_PAGE, left), left)}
        </button>
      )}
    </>
  );
}
