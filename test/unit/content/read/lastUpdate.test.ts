import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHistory, readHistory, withLastUpdate } from '../../../../src/content/read/lastUpdate';
import { temporaryFolder, writeFile } from '../../temporary';

const folder = temporaryFolder();

const log = [
  '\u00012025-03-02T10:00:00+01:00\nÉva "E" Novák\n\ndocs/intro.mdx\n',
  '\u00012025-01-01T10:00:00Z\nSam\n\ndocs/intro.mdx\ndocs/a page.mdx\ndocs/_part.mdx\n',
].join('');

test('the last update is the newest change of a file', () => {
  const history = parseHistory(log);
  expect(history.get('docs/intro.mdx')).toEqual({ date: '2025-03-02T10:00:00+01:00', author: 'Éva "E" Novák' });
  expect(history.get('docs/a page.mdx')).toEqual({ date: '2025-01-01T10:00:00Z', author: 'Sam' });
});

test('readHistory returns no history outside a repository', () => {
  expect(readHistory(mkdtempSync(join(tmpdir(), 'no history ')))).toEqual(new Map());
});

test('the history takes author names from .mailmap, or else from Git', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
  git('init', '--quiet');
  copyFileSync(join(__dirname, '../../../../.mailmap'), join(folder, '.mailmap'));
  for (const [file, name, address] of [
    ['a.mdx', 'Seed 9b9f4612 maintainers', 'maintainers@users.noreply.a-seed-9b9f4612.example'],
    ['b.mdx', 'Éva Novák', 'eva@example.com'],
  ]) {
    writeFile(join(folder, file), '');
    git('add', file);
    git('-c', `user.name=${name}`, '-c', `user.email=${address}`, 'commit', '--quiet', '--message=Write');
  }
  const history = readHistory(folder);
  expect(['a.mdx', 'b.mdx'].map((file) => history.get(file)?.author)).toEqual(['Magmastream maintainers', 'Éva Novák']);
});

async function frontMatterOf(file: string, own: Record<string, unknown>): Promise<Record<string, unknown>> {
  const parse = withLastUpdate('/site', parseHistory(log));
  const { frontMatter } = await parse({
    filePath: join('/site', file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter: own, content: '' }),
  });
  return frontMatter;
}

test('withLastUpdate adds the last update to pages with history that do not set one', async () => {
  const sam = { date: '2025-01-01T10:00:00Z', author: 'Sam' };
  expect(await frontMatterOf('docs/a page.mdx', { title: 'A' })).toEqual({ title: 'A', last_update: sam });
  const own = { last_update: { author: 'Me' } };
  expect(await frontMatterOf('docs/intro.mdx', own)).toEqual(own);
  expect(await frontMatterOf('docs/new.mdx', {})).toEqual({});
  expect(await frontMatterOf('docs/_part.mdx', {})).toEqual({});
});
