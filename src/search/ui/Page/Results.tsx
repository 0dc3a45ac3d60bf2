import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { versions, type DocsVersion } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { reportAddress, searchPath } from '../address';
import { pageText, text } from '../text';

import { groupByPage } from './hits';
import ResultHit from './ResultHit';
import styles from './styles.module.css';
import { hitsPerPage } from './useAsk';
import type { SearchAnswer } from './useSearch';

interface BatchProps {
  hits: readonly Hit[];
  /** The page that the list above ends with: its heading is not repeated. */
  pageAbove?: string;
  /** Moves the focus to the first hit once the batch is there: for the hits that a reader asked for with a button. */
  takesFocus: boolean;
}

/** The hits that came at one time, by page. A later batch never changes an earlier one, so that nothing moves. */
function Batch({ hits, pageAbove, takesFocus }: BatchProps): ReactNode {
  const batch = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) batch.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <div ref={batch}>
      {groupByPage(hits).map((group) => (
        <section key={group.page} className={styles.group}>
          {group.page !== pageAbove && (
            <h2 className={styles.page}>
              {group.title} <span className={styles.category}>{group.category}</span>
            </h2>
          )}
          <ul className={styles.hits}>
            {group.hits.map((hit) => (
              <li key={hit.objectID} className={styles.hit}>
                <ResultHit hit={hit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Ways on from a search without results: the other versions, and telling us. */
function NothingFound({ query, version }: { query: string; version: DocsVersion }): ReactNode {
  return (
    <>
      <p>{pageText.noneHint}</p>
      <ul className={styles.choices} aria-label={pageText.otherVersions}>
        {versions
          .filter(({ name }) => name !== version.name)
          .map(({ name, label }) => (
            <li key={name}>
              <Link to={searchPath({ query, version: name })}>{label}</Link>
            </li>
          ))}
      </ul>
      <p>
        {text.report} <Link href={reportAddress({ query })}>{text.reportLink}</Link>
      </p>
    </>
  );
}

interface Props {
  answer: SearchAnswer;
  /** Whether a button for the next hits is of use: there is none beside a button that tries again. */
  mayContinue: boolean;
  onMore: () => void;
}

/** What was found for a query: the hits by page, in portions, and ways on when there are none. */
export default function Results({ answer, mayContinue, onMore }: Props): ReactNode {
  const { query, version, batches, nbHits, nbPages, elsewhere } = answer;
  const left = nbHits - batches.flat().length;
  return (
    <>
      {/* What was asked for by name, when another version has it and the one that is searched has not. */}
      {elsewhere && (
        <div className={styles.elsewhere}>
          <p className={styles.note}>{text.elsewhere(version.version, elsewhere)}</p>
          <div className={styles.hit}>
            <ResultHit hit={elsewhere} />
          </div>
        </div>
      )}
      {nbHits === 0 && <NothingFound query={query} version={version} />}
      {batches.map((hits, index) => (
        <Batch
          key={index}
          hits={hits}
          pageAbove={groupByPage(batches[index - 1] ?? []).at(-1)?.page}
          takesFocus={index > 0}
        />
      ))}
      {mayContinue && batches.length < nbPages && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          {pageText.more(Math.min(hitsPerPage, left), left)}
        </button>
      )}
    </>
  );
}
