import { useContext, type JSX, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import SearchHit from '@site/src/components/Search/Hit';
import { DialogContext } from './DialogContext';
import type { ShownHit } from './shownHits';

interface Props {
  hit: Partial<ShownHit>;
  /** Title, path and icons, as DocSearch draws them. */
  children: ReactNode;
}

/** A result or a stored search: the link, and which part of the API it leads to. */
export default function DialogHit({ hit, children }: Props): JSX.Element {
  const { version: searched } = useContext(DialogContext);
  const { url, heading, kind, owner, version } = hit;
  return (
    <Link to={url}>
      {children}
      <span className="search-dialog__line">
        {heading && <span className="search-dialog__heading">{heading}</span>}
        <SearchHit kind={kind} owner={owner} version={version === searched.version ? null : version} />
      </span>
    </Link>
  );
}
