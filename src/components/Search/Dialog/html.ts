import { escapeHtml } from '@site/src/lib/escapeHtml';

/** HTML with all of its tags shown instead of meant; what is escaped already stays as it is. */
export function withoutTags(html: string): string {
  return html.replace(/[<>"']|&(?!(?:\w+|#\d+|#x[\da-f]+);)/gi, escapeHtml);
}

/** HTML in which of all tags only `<mark>` is meant. */
export function withMarksOnly(html: string): string {
  return html
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : withoutTags(part)))
    .join('');
}
