import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import SearchHit from '@site/src/components/Search/Hit';
import type { Hit } from '@site/src/search/engine/protocol';
import { headingOf } from './groups';
import { partsOf } from './parts';
import Marked from './Marked';
import styles from './styles.module.css';

/** One hit: the link, what it leads to, and the words around what matches. */
export default function ResultHit({ hit }: { hit: Hit }): ReactNode {
  const addressOf = useSearchResultUrlProcessor();
  const { title, above } = headingOf(hit);
  const snippet = hit.type === 'content' ? hit._snippetResult?.content?.value : undefined;
  return (
    <>
      <Link to={addressOf(hit.url ?? '')} className={clsx(styles.title, hit.kind && styles.code)}>
        <Marked parts={title} />
      </Link>
      {hit.kind ? (
        <SearchHit kind={hit.kind} owner={hit.owner} />
      ) : (
        above.length > 0 && <span className={styles.above}>{above.join(' › ')}</span>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <Marked parts={partsOf(snippet)} />
        </p>
      )}
    </>
  );
}
