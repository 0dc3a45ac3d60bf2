import { dateText } from '../../../src/lib/dateText';

test.each([
  ['2025-05-12', '12 May 2025'],
  ['2023-07-08', '8 July 2023'],
  ['2024-12-31T23:59:59Z', '31 December 2024'],
])('%s reads: %s', (iso, text) => {
  expect(dateText(iso)).toBe(text);
});
