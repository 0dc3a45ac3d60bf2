import { checkNewestRelease } from '../../../src/check/newestRelease';

const guide = (covers: string) => ({
  file: 'docs/guide.mdx',
  text: `---\ntitle: Guide\ncovers: ${covers}\n---\n\nText.`,
});
const messages = (pages: Parameters<typeof checkNewestRelease>[0], releases: string[], current = '2.8.7') =>
  checkNewestRelease(pages, current, releases).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('the check accepts a guide that covers the newest release', () => {
  expect(messages([guide('2.10.2')], ['2.9.2', '2.10.2'])).toEqual([]);
});

test('the check reports a guide that covers an older release, and compares numbers', () => {
  expect(messages([guide('2.9.2')], ['2.10.2', '2.9.2'])).toEqual([
    'docs/guide.mdx:3 the guide covers 2.9.2, but src/config lists 2.10.2: run npm run release:new -- 2.10.2, add its changes, and set "covers: 2.10.2"',
  ]);
});

test('the check reports a release without a guide', () => {
  expect(messages([{ file: 'docs/intro.mdx', text: '---\ntitle: A\n---\n' }], ['2.10.2'])).toEqual([
    'src/config/releases.ts:1 no page covers 2.10.2: add "covers: 2.10.2" to the front matter of the guide to newer releases',
  ]);
});

test('the check does not require a guide if the current version is the newest release', () => {
  expect(messages([], ['2.10.2'], '2.10.2')).toEqual([]);
});
