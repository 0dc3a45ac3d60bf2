import { messagesOf, versionRange } from '../../../src/api/messages';
import type { Facts } from '../../../src/api/schema';

const facts = (version: string, ...errors: [thrownBy: string, message: string | null][]) =>
  ({ version, errors: errors.map(([thrownBy, message]) => ({ thrownBy, message })) }) as unknown as Facts;

test('messagesOf collects each message with its versions and the members of the newest version', () => {
  const messages = messagesOf([
    facts('1.0.0', ['A.a', 'Gone'], ['A.old', 'Both']),
    facts('1.1.0', ['A.a', 'Both'], ['A.b', 'Both'], ['A.c', null]),
  ]);
  expect([...messages]).toEqual([
    ['Gone', { versions: ['1.0.0'], thrownBy: ['A.a'] }],
    ['Both', { versions: ['1.0.0', '1.1.0'], thrownBy: ['A.a', 'A.b'] }],
  ]);
});

test.each([
  [['1.0', '1.1', '1.2', '1.3'], 'All versions'],
  [['1.2', '1.3'], '1.2 and later'],
  [['1.0', '1.1'], '1.1 and earlier'],
  [['1.1', '1.2'], '1.1 to 1.2'],
  [['1.1'], '1.1'],
  [['1.0', '1.2'], '1.0, 1.2'],
])('versionRange describes the versions %j as "%s"', (versions, text) => {
  expect(versionRange(versions, ['1.0', '1.1', '1.2', '1.3'])).toBe(text);
});
