import { toString } from 'mdast-util-to-string';
import { versions } from '../../../../src/config/versions';
import { playbackNote, showsPlayback } from '../../../../src/content/render/playback';

test('the note links the voice code of the version', () => {
  const hrefs = versions.map((version) => /"href":"([^"]+)"/.exec(JSON.stringify(playbackNote(version)))?.[1]);
  expect(hrefs[0]).toBe('/docs/getting-started/examples/main-file#voice');
  expect(hrefs.at(-1)).toBe('/docs/2.6.1/getting-started#voice');
  expect(toString(playbackNote(versions[0]))).toContain('with Lavalink 4.2.0+');
});

test('the main page and the page of the manager show the note', () => {
  const [current] = versions;
  expect(showsPlayback('/site/docs/intro.mdx', [], current)).toBe(true);
  expect(showsPlayback('/site/docs/classes/Manager.mdx', ['Manager', 'ManagerEvents'], current)).toBe(true);
  expect(showsPlayback('/site/docs/classes/Node.mdx', ['Node'], current)).toBe(false);
});

test('the note refuses a version that sends the voice channel', () => {
  expect(() => playbackNote({ ...versions[0], version: '2.10.2' })).toThrow('2.10.2 needs no voice code');
});
