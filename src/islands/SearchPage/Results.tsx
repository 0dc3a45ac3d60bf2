import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { versions } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { pageText, text } from '@site/src/search/ui/text';
import { hitUrl, linkTo, reportUrl, searchPath } from '@site/src/search/ui/url';
import { groupByPage, rowOf } from '@site/src/search/ui/hits';
import styles from './styles.module.css';
import { hitsPerPage, type SearchResults } from './useSearch';

const marked = (pieces: readonly string[]): ReactNode =>
  pieces.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));

function ResultHit({ hit }: { hit: Hit }): ReactNode {
  const { title, page, about } = rowOf(hit);
  return (
    <>
      <span className={styles.title}>
        <a {...linkTo(hitUrl(hit.url ?? ''))} className={clsx(styles.link, hit.kind && styles.code)}>
          {marked(title)}
        </a>
        {page && <span className={clsx(styles.detail, styles.ofPage)}> · {page}</span>}
      </span>
      <span className={styles.detail}>{text.kind(hit)}</span>
      <p className={styles.about}>{marked(about)}</p>
    </>
  );
}

interface BatchProps {
  hits: readonly Hit[];
  /** The last page in the previous batch. Its heading is not repeated. */
  pageAbove?: string;
  takesFocus: boolean;
}

/** One batch of hits, grouped by page. Loading a later batch never moves the hits in an earlier batch. */
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
          <ul className={`clean-list ${styles.hits}`}>
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

/** Similar names, the same search in other versions, and a link to report an issue. */
function NothingFound({ query, version, nearest = [] }: SearchResults): ReactNode {
  return (
    <>
      {nearest.length > 0 && (
        <>
          <p>{text.nearest}</p>
          <ul className={`clean-list ${styles.choices}`} aria-label={text.nearest}>
            {nearest.map((hit) => (
              <li key={hit.objectID}>
                <a href={hitUrl(hit.url ?? '')}>{text.fullName(hit)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{pageText.noneHint}</p>
      <ul className={`clean-list ${styles.choices}`} aria-label={pageText.otherVersions}>
        {versions
          .filter(({ name }) => name !== version.name)
          .map(({ name, label }) => (
            <li key={name}>
              <a href={searchPath({ query, version: name })}>{label}</a>
            </li>
          ))}
      </ul>
      <p>
        {text.report} <a {...linkTo(reportUrl({ query }))}>{text.reportLink}</a>
      </p>
    </>
  );
}

interface Props {
  results: SearchResults;
  /** Loads more hits. Undefined while the Retry button is shown instead. */
  onMore?: () => void;
}

/** The hits for a query, in batches, or suggestions if the search found nothing. */
export default function Results({ results, onMore }: Props): ReactNode {
  const { version, batches, nbHits, nbPages, elsewhere } = results;
  const left = nbHits - batches.flat().length;
  return (
    <>
      {elsewhere && (
        <div className={styles.elsewhere}>
          <p className={styles.note}>{text.elsewhere(version.version, elsewhere)}</p>
          <div className={styles.hit}>
            <ResultHit hit={elsewhere} />
          </div>
        </div>
      )}
      {nbHits === 0 && <NothingFound {...results} />}
      {batches.map((hits, index) => (
        <Batch
          key={index}
          hits={hits}
          pageAbove={groupByPage(batches[index - 1] ?? []).at(-1)?.page}
          takesFocus={index > 0}
        />
      ))}
      {onMore && batches.length < nbPages && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          {pageText.more(Math.min(hitsPerPage, left), left)}
        </button>
      )}
    </>
  );
}
