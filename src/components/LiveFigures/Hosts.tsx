import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { links } from '@site/src/config/site';
import { text } from './text';

/** Where the figures are to be found without this page, after the words that say why. */
export default function Hosts({ because }: { because: string }): ReactNode {
  return (
    <p>
      {because} <Link href={links.libraryRepository}>GitHub</Link> {text.and} <Link href={links.npm}>npm</Link>.
    </p>
  );
}
