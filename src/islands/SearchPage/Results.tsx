import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { links } from '@site/src/config/site';
import { versions } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { pageText, text } from '@site/src/search/ui/text';
import { hitUrl, linkTo, reportUrl, searchPath } from '@site/src/search/ui/url';
import { closestHits, groupByPage, rowOf } from '@site/src/search/ui/hits';
import styles from './styles.module.css';
import { hitsPerPage, type SearchResults } from './useSearch';

// Put each piece in an element, because React cannot remove a text node that the browser has translated.
const marked = (pieces: readonly string[]): ReactNode =>
  pieces.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>));

function ResultHit({ hit }: { hit: Hit }): ReactNode {
  const { title, page, about } = rowOf(hit);
  return (
    <>
      <span className={styles.title}>
        <a
          {...linkTo(hitUrl(hit.url ?? ''))}
          className={clsx(styles.link, hit.kind && styles.code)}
          translate={hit.kind ? 'no' : undefined}
        >
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
  /** The last page in the previous batch. The new batch does not repeat its heading. */
  pageAbove?: string;
  takesFocus: boolean;
}

/** A batch of hits, grouped by page. Loading another batch never moves these hits. */
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
          <ul className="clean-list margin--none">
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

/** Suggestions for a search without hits: similar names, other versions, and a link to report an issue. */
function NothingFound({ query, version, nearest = [] }: SearchResults): ReactNode {
  return (
    <>
      {nearest.length > 0 && (
        <>
          <p>{text.nearest}</p>
          <ul className={`clean-list ${styles.choices}`} aria-label={text.nearest}>
            {nearest.map((hit) => (
              <li key={hit.objectID}>
                <a href={hitUrl(hit.url ?? '')} translate={hit.kind ? 'no' : undefined}>
                  {text.fullName(hit)}
                </a>
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

function WhereToAsk({ query }: { query: string }): ReactNode {
  return (
    <p>
      {text.closest} <a {...linkTo(links.community)}>{text.community}</a> {text.or}{' '}
      <a {...linkTo(reportUrl({ query }))}>{text.missing}</a>
    </p>
  );
}

/**
 * Splits the first batch of a weak result, so that only the closest hits are visible at first. A result is weak if no
 * hit matches the query well.
 */
const splitWeak = ([first, ...others]: readonly Hit[][]): Hit[][] =>
  [first.slice(0, closestHits), first.slice(closestHits), ...others].filter((batch) => batch.length > 0);

interface Props {
  results: SearchResults;
  /** Loads more hits. Undefined while the page shows the Retry button instead. */
  onMore?: () => void;
}

/** The hits for a query, in batches. Without hits, shows suggestions. */
export default function Results({ results, onMore }: Props): ReactNode {
  const { query, version, nbHits, nbPages, elsewhere, isWeak } = results;
  /** The weak query whose hits the reader wants to see in full. */
  const [expanded, setExpanded] = useState('');
  const loaded = isWeak ? splitWeak(results.batches) : results.batches;
  const isShort = isWeak && expanded !== query;
  const batches = isShort ? loaded.slice(0, 1) : loaded;
  const left = nbHits - batches.flat().length;
  const loadable = results.batches.length < nbPages ? Math.min(hitsPerPage, left) : 0;
  const next = isShort ? (loaded.at(1)?.length ?? 0) : loadable;
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
      {isWeak && <WhereToAsk query={query} />}
      {batches.map((hits, index) => (
        <Batch
          key={index}
          hits={hits}
          pageAbove={groupByPage(batches[index - 1] ?? []).at(-1)?.page}
          takesFocus={index > 0}
        />
      ))}
      {onMore && next > 0 && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => (isShort ? setExpanded(query) : onMore())}
        >
          {pageText.more(next, left)}
        </button>
      )}
    </>
  );
}
