import { element, type Child } from '../nodes';

/** Renders a table with a header row. The first cell of each row is a header. */
export function table(heads: string[], rows: Child[][]) {
  const head = heads.map((text) => element('th', { scope: 'col' }, text));
  const body = rows.map(([name, ...others]) => {
    const cells = others.map((content) => element('td', {}, content));
    return element('tr', {}, element('th', { scope: 'row' }, name), cells);
  });
  return element(
    'table',
    { class: 'api-table' },
    element('thead', {}, element('tr', {}, head)),
    element('tbody', {}, body),
  );
}
