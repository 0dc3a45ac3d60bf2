import type { ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { isName } from '@site/src/theme/apiNames';

/** Shortens `create(options)` to `create()`, so that the entries fit into the table of contents. */
const shorten = (value: string): string => value.replace(/^([\w.]+)\(.+\)$/, '$1()');

function entryOf(value: string): string {
  return isName(value) ? `<span translate="no">${shorten(value)}</span>` : value;
}

/** The entries of a table of contents, with shortened method names. */
export default function ShortTocItems({ toc, ...options }: Props): ReactNode {
  return <TOCItems {...options} toc={toc.map((item) => ({ ...item, value: entryOf(item.value) }))} />;
}
