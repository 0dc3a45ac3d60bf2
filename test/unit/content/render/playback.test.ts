import { toString } from 'mdast-util-to-string';
import { playback } from '../../../../src/config/playback';
import { versions } from '../../../../src/config/versions';
import { playbackNote, showsPlayback } from '../../../../src/content/render/playback';

test('the note links to the voice code of the version', () => {
  const older = versions.find(({ version }) => version === '2.8.5')!;
  const hrefs = [older, versions.at(-1)!].map((one) => /"href":"([^"]+)"/.exec(JSON.stringify(playbackNote(one)))?.[1]);
  expect(hrefs).toEqual(['/docs/2.8.5/getting-started/examples/main-file#voice', '/docs/2.6.1/getting-started#voice']);
  expect(toString(playbackNote(older))).toContain('with Lavalink 4.2.0+');
});

test('the main page shows the note', () => {
  const [current] = versions;
  expect(showsPlayback('/site/docs/intro.mdx', current)).toBe(true);
  expect(showsPlayback('/site/docs/classes/Manager.mdx', current)).toBe(false);
});

test('the note omits the voice code for versions that send the voice channel', () => {
  const note = playbackNote({ ...versions[0], version: playback.magmastream });
  expect(toString(note)).toMatch(/^Does it play today\? Yes, with Lavalink 4\.2\.0\+ \(required since [^)]+\)\.$/);
});
