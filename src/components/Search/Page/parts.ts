/** A stretch of a highlighted value; `marked` where it matches the query. */
export interface Part {
  text: string;
  marked: boolean;
}

/** The tags that a search is asked to put around what matches. */
export const MARK = { open: '<mark>', close: '</mark>' } as const;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decode = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]);

/**
 * Splits a highlighted value (HTML-escaped text with mark tags) into plain stretches of text. The parts are rendered as
 * text, so that nothing in an index, ours or a hosted one, can become markup.
 */
export function partsOf(value: string): Part[] {
  return value
    .split(new RegExp(`${MARK.open}(.*?)${MARK.close}`, 's'))
    .map((html, index) => ({ text: decode(html), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
