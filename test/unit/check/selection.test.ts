import { join } from 'node:path';
import { groups, readSelection } from '../../../src/check/selection';
import { currentVersion, versions } from '../../../src/config/versions';

const root = process.cwd();
const [, past] = versions;

test('the command runs all checks for all versions without arguments', () => {
  expect(readSelection([], root)).toEqual({ versions, groups: new Set(groups), files: undefined });
});

test('a page selects its version and the checks of single pages', () => {
  const selection = readSelection(['./docs/intro.mdx'], root);
  expect(selection.versions).toEqual([currentVersion]);
  expect(selection.files).toEqual(new Set(['docs/intro.mdx']));
  expect([...selection.groups]).toEqual(['pages', 'prose', 'samples', 'format']);
});

test('a folder selects its pages, and an absolute path selects the same page as the relative path', () => {
  const { files, versions: chosen } = readSelection(['docs/getting-started/', join(root, 'docs/intro.mdx')], root);
  expect(files).toContain('docs/getting-started/examples/main-file.mdx');
  expect(files).toContain('docs/intro.mdx');
  expect(files).not.toContain('docs/guides/errors.mdx');
  expect(chosen).toEqual([currentVersion]);
  expect(readSelection(['docs', 'versioned_docs'], root).versions).toEqual(versions);
});

test('--version and --only select versions and groups', () => {
  const selection = readSelection(['--version', past.version, '--only', 'prose', '--only', 'search'], root);
  expect(selection).toEqual({ versions: [past], groups: new Set(['prose', 'search']), files: undefined });
});

test.each([
  [['--only', 'smaples'], 'Unknown group "smaples"; did you mean "samples"?'],
  [['--version', '1.0.0'], 'Unknown version "1.0.0". Valid values: '],
  [['--onyl'], 'Unknown option --onyl; did you mean "only"?'],
  [['docs/inrto.mdx'], 'docs/inrto.mdx: no such page; did you mean "docs/intro.mdx"?'],
  [['README.md'], 'README.md: not a page. Pass files or folders in docs/ or versioned_docs/'],
])('the arguments %j cause one message that suggests the nearest value', (args, message) => {
  expect(() => readSelection(args, root)).toThrow(message);
});
