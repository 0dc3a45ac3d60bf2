import { links } from '@site/src/config/site';
import { text } from './text';

/** Where a reader tells us of a query that finds nothing: an issue that names it. */
export function reportAddress({ query }: { query: string }): string {
  return `${links.docsRepository}/issues/new?title=${encodeURIComponent(text.reportTitle(query))}`;
}
