import type { ReactNode } from 'react';
import type { Hit } from '@site/src/search/engine/protocol';
import { text } from '../text';

interface Props extends Pick<Hit, 'kind' | 'owner' | 'version'> {
  className: string;
}

/** The API label of a hit, for example `Method of Manager · v2.7.5`. Renders nothing for hits outside the API. */
export default function ApiLabel({ kind, owner, version, className }: Props): ReactNode {
  const name = text.kind(kind ?? '');
  if (name === undefined) return null;
  return (
    <span className={className}>
      {name}
      {owner && ` ${text.of} `}
      {owner && <span>{owner}</span>}
      {version && ` · v${version}`}
    </span>
  );
}
