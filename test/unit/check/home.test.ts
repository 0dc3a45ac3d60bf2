import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHome } from '../../../src/check/home';
import { formatProblem } from '../../../src/words/problem';

const root = join(__dirname, '../../..');

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of ['docs', 'src/components/HomeSample'])
    cpSync(join(root, path), join(site, path), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

it('finds nothing wrong with the home page', () => {
  expect(checkHome(site)).toEqual([]);
});

it('names a page whose front matter cannot be read', () => {
  writeFileSync(join(site, 'docs/broken.mdx'), '---\ntitle: "Broken\n---\n\nWords.\n');
  expect(checkHome(site).map(formatProblem)).toEqual([
    expect.stringMatching(/^docs\/broken\.mdx:3 {2}the front matter is no YAML/),
  ]);
});
