import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadSections } from '../../../../src/search/build/load';
import { writeIndex } from '../../../../src/search/build/write';
import { temporaryFolder } from '../../temporary';
import { classPage, current, library, sectionsOf, sitePage } from '../fixtures';

const build = temporaryFolder();
const methods = (...names: string[]) => names.map((title) => ({ title, level: 3, kind: 'method' }));

test('an index contains the sections of each tag', () => {
  const home = sectionsOf('default', sitePage('Home'));
  const notes = { title: 'Notes', anchor: 'notes' };
  const player = sectionsOf('docs-default-2.8.5', classPage('Player', 'docs/2.8.5', notes));
  const list = writeIndex(build, [...home, ...player, ...library]);
  expect(Object.keys(list)).toEqual(['default', current, 'docs-default-2.8.5']);
  expect(loadSections(build, ['default', current])).toEqual([...home, ...library]);
});

test('the index of a version also contains members that only other versions have', () => {
  const here = sectionsOf(current, classPage('Player', 'docs', ...methods('stop')));
  const newer = sectionsOf(
    'docs-default-2.8.5',
    classPage('Player', 'docs/2.8.5', { title: 'Methods', anchor: 'methods' }, ...methods('stop', 'skip')),
    classPage('Queue', 'docs/2.8.5', ...methods('add')),
  );
  const older = sectionsOf('docs-default-2.7.5', classPage('Player', 'docs/2.7.5', ...methods('skip', 'pause')));
  const site = sectionsOf('default', sitePage('Home'));
  writeIndex(build, [...older, ...newer, ...here, ...site]);
  expect(loadSections(build, [current])).toEqual([...here, ...newer.slice(3), older[2]]);
  expect(loadSections(build, ['docs-default-2.8.5'])).toEqual([...newer, older[2]]);
  expect(loadSections(build, ['default'])).toEqual(site);
});

test('an index replaces the earlier index, and its file names contain a content hash', () => {
  const [first, again] = [library, library].map((sections) => writeIndex(build, sections)[current]);
  expect(again).toEqual(first);
  const changed = writeIndex(build, library.slice(1))[current];
  expect(changed.file).toMatch(/^docs-default-current\.[\da-f]{8}\.json$/);
  expect(changed.file).not.toBe(first.file);
  const files = readdirSync(join(build, 'search'), { recursive: true });
  const names = ['shards.json', 'signatures', 'texts', ...Object.values(changed)];
  expect(files.sort()).toEqual(names.sort());
});

test('loadSections rejects a build without an index', () => {
  expect(() => loadSections(build, [current])).toThrow(`no search index for ${current}. Run npm run build first.`);
});
