import { widthIn } from '../../../src/lib/relativeWidth';

test.each([
  ['(min-width: 997px)', '(width >= 62.3125em)'],
  ['screen and (max-width:996px)', 'screen and (width < 62.3125em)'],
  ['(min-width: 577px) and (max-width: 996px)', '(width >= 36.0625em) and (width < 62.3125em)'],
  ['(width < 22rem)', '(width < 22rem)'],
  ['print', 'print'],
])('the width %s grows with the default font', (query, expected) => {
  expect(widthIn(query)).toBe(expected);
});
