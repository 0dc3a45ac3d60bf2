import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { images } from '../../../src/check/markup/targets';
import { checkPages } from '../../../src/check/pages';
import { currentVersion } from '../../../src/config/versions';
import { readable, type SourcePage } from '../../../src/content/read/page';
import { pageId } from '../../../src/content/read/pages';
import { extractSamples } from '../../../src/content/samples/fences';

const fixtures = join(__dirname, '../../fixtures/mistakes');
const root = mkdtempSync(join(tmpdir(), 'mistakes-'));

/** Each page contains one mistake. Its front matter or a comment states the expected line and part of the message. */
const mistakes = readdirSync(fixtures).map((file) => {
  const text = readFileSync(join(fixtures, file), 'utf8');
  const [found, line, message] = /^(?:\{\/\* )?expect: (\d+) (.*?)(?: \*\/\})?$/m.exec(text)!;
  const page = {
    file: `docs/guides/${file}`,
    text: text.replace(found, found.startsWith('{') ? '' : 'description: A page.'),
  };
  return { page, expected: [page.file, line, message] };
});

let problems: Map<string, string[]>;

beforeAll(() => {
  for (const name of ['docs', 'node_modules', 'package.json', 'src', 'versioned_docs'])
    symlinkSync(join(process.cwd(), name), join(root, name));
  mkdirSync(join(root, 'static/img'), { recursive: true });
  writeFileSync(join(root, 'static/img/large.png'), '');
  truncateSync(join(root, 'static/img/large.png'), 7_700_000);
  writeFileSync(join(root, 'static/img/small.png'), '\x89PNG', 'latin1');
  writeFileSync(join(root, 'static/img/empty.png'), '');
  writeFileSync(join(root, 'static/img/sizeless.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path /></svg>');
  const intro = readFileSync('docs/intro.mdx', 'utf8');
  const pages: SourcePage[] = [...mistakes.map(({ page }) => page), { file: 'docs/intro.mdx', text: intro }];
  const listed = pages.filter(({ file }) => basename(file) !== 'no-sidebar-entry.mdx').map(({ file }) => pageId(file));
  const sidebar = { file: 'sidebars.ts', sidebars: { docs: listed } };
  const { rules } = checkPages(root, currentVersion, sidebar, pages);
  const fences = readable(pages).sound.flatMap((page) => extractSamples(page).problems);
  problems = new Map(pages.map(({ file }) => [file, []]));
  for (const { file, line, message } of [...fences, ...rules.flatMap((rule) => rule.problems)])
    problems.get(file)?.push(`${line} ${message}`);
});

afterAll(() => rmSync(root, { recursive: true }));

test.each(mistakes)('the check reports the mistake in $page.file', ({ page, expected: [, line, message] }) => {
  const found = problems.get(page.file)!;
  expect(found).toContainEqual(expect.stringContaining(message));
  expect(found.find((problem) => problem.includes(message))).toMatch(new RegExp(`^${line} `));
});

test('refuses an image whose name differs in case, although the disk ignores case', () => {
  const exists = jest.spyOn(fs, 'existsSync').mockReturnValue(true);
  const { page } = mistakes.find(({ page: { file } }) => file.endsWith('image-with-wrong-case.mdx'))!;
  const reports: string[] = [];
  images(page, (_, message) => reports.push(message), root);
  exists.mockRestore();
  expect(reports).toEqual([expect.stringContaining('the image "/img/Logo.svg" does not exist')]);
});
