import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { Hit } from '@site/src/search/engine/protocol';
import SearchHit from '../SearchHit';
import { headingOf, partsOf } from './hits';
import styles from './styles.module.css';

/** A highlighted text of a hit, what matches the query marked. */
function marked(value: string): ReactNode {
  return partsOf(value).map((text, index) => (index % 2 === 1 ? <mark key={index}>{text}</mark> : text));
}

/** One hit: the link, what it leads to, and the words around what matches. */
export default function ResultHit({ hit }: { hit: Hit }): ReactNode {
  const addressOf = useSearchResultUrlProcessor();
  const { title, above } = headingOf(hit);
  const snippet = hit.type === 'content' && hit._snippetResult?.content?.value;
  return (
    <>
      <Link to={addressOf(hit.url ?? '')} className={clsx(styles.title, hit.kind && styles.code)}>
        {marked(title)}
      </Link>
      {hit.kind && <SearchHit kind={hit.kind} owner={hit.owner} look={{ line: styles.line, owner: styles.owner }} />}
      {!hit.kind && above.length > 0 && <span className={styles.above}>{above.join(' › ')}</span>}
      {snippet && <p className={styles.snippet}>{marked(snippet)}</p>}
    </>
  );
}
