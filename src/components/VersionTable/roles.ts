/**
 * What the elements of the table mean, said once more: on a narrow screen the style sheet makes cards of its rows, and
 * browsers drop the meaning of a table whose display changes. To be spread, as the linter takes each for redundant.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;
