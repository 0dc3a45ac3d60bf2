import type { ReactNode } from 'react';
import type { Hit } from '@site/src/search/engine/protocol';
import { text } from './text';

interface Props extends Pick<Hit, 'owner' | 'version'> {
  kind?: string | null;
  /** Classes: the style of the dialog comes with the dialog, and that of the page with the page. */
  look: Record<'line' | 'owner', string>;
}

/**
 * The small line of a hit: `Method of Manager · v2.7.5`, with a version only where it differs from the one that is
 * searched. What is no part of the API has none. Only spans, so that it fits into a link.
 */
export default function SearchHit({ kind, owner, version, look }: Props): ReactNode {
  const word = text.kind(kind ?? '');
  if (word === undefined) return null;
  return (
    <span className={look.line}>
      {word}
      {owner && ` ${text.of} `}
      {owner && <span className={look.owner}>{owner}</span>}
      {version && ` · v${version}`}
    </span>
  );
}
