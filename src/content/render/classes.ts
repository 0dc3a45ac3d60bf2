/** Classes of rendered API facts that other folders use. */
export const badgeClass = 'api-badge';
export const badgesClass = 'api-badges';
export const changeClass = 'api-change';
export const lineClass = 'api-line';
export const memberIndexClass = 'api-index';
export const headFactsClass = 'api-head-facts';
export const rowFactsClass = 'api-row-facts';
export const rowLineClass = 'api-row-line';
export const signatureClass = 'api-signature';
export const languageTypeClass = 'api-type--language';

/** Classes of elements that search does not index, because they repeat or decorate the surrounding text. */
export const unindexedClasses = [
  ...[badgesClass, changeClass, memberIndexClass, headFactsClass, signatureClass],
  ...['api-columns', 'api-fold', 'api-label', 'api-need', 'api-note', 'api-playback', 'api-type-code'],
];

/** Classes of elements that Markdown files omit, because they only help readers to navigate the HTML page. */
export const htmlOnlyClasses = [
  'member-filter',
  memberIndexClass,
  'api-columns',
  'api-fold',
  'api-source',
  'api-change--none',
];
