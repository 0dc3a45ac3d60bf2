import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { multiplyPages } from '../../../scripts/lib/benchBuild.mjs';
import { aheadTime } from '../../../scripts/lib/benchPage.mjs';
import { blockingTime, median, rowsOf } from '../../../scripts/lib/benchTable.mjs';
import { temporaryFolder, writeFile } from '../temporary';

test('the median is the value in the middle', () => {
  expect([median([9, 1, 100]), median([4, 1, 2, 100, 3]), median([5])]).toEqual([9, 3, 5]);
});

test('a table has the medians of each site, and how many times the first is each other', () => {
  const ours = [1, 3, 2].map((kB) => ({ kB: kB * 100, TBT: 0, CLS: 0 }));
  const against = [1, 9, 4].map((kB) => ({ kB: kB * 100, TBT: 12.345, CLS: 0 }));
  expect(rowsOf({ home: { ours, against, same: ours } })).toEqual({
    'home: ours': { kB: 200, TBT: 0, CLS: 0 },
    'home: against': { kB: 400, TBT: 12, CLS: 0 },
    'home: ratio to against': { kB: 0.5, TBT: 0, CLS: 1 },
    'home: same': { kB: 200, TBT: 0, CLS: 0 },
    'home: ratio to same': { kB: 1, TBT: 1, CLS: 1 },
  });
  expect(rowsOf({ home: { against, ours } })).toHaveProperty(['home: ratio to ours'], {
    kB: 2,
    TBT: undefined,
    CLS: 1,
  });
  expect(rowsOf({ home: { ours } })).toEqual({ 'home: ours': { kB: 200, TBT: 0, CLS: 0 } });
});

test('a task blocks for what exceeds 50 ms of it after the first paint', () => {
  const tasks = [
    [0, 300],
    [450, 150],
    [700, 40],
    [800, 80],
  ];
  expect(blockingTime(tasks, 500)).toBe(50 + 30);
});

test('only a document that the browser fetches ahead is held back, as long as the network would take', () => {
  const ahead = { 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'navigate' };
  expect(aheadTime(ahead, 200_000)).toBe(150 + 1000);
  expect(aheadTime({ ...ahead, 'sec-purpose': undefined }, 200_000)).toBe(0);
  expect(aheadTime({ ...ahead, 'sec-fetch-mode': 'cors' }, 200_000)).toBe(0);
});

describe('a site with more pages', () => {
  const site = temporaryFolder();

  it('has each of every version in folders and at addresses of their own, and words alone are copied', () => {
    const words = '---\nslug: /intro\n---\n\nslug: /other\n';
    for (const folder of ['docs', 'versioned_docs/version-1']) writeFile(join(site, folder, 'a/intro.mdx'), words);
    for (const times of [2, 3]) multiplyPages(site, times);
    for (const folder of ['docs', 'versioned_docs/version-1']) {
      const files = readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' });
      const pages = files.filter((file) => file.endsWith('.mdx')).sort();
      expect(pages).toEqual(['a/intro.mdx', 'copy-1/a/intro.mdx', 'copy-2/a/intro.mdx']);
      const copy = readFileSync(join(site, folder, 'copy-2/a/intro.mdx'), 'utf8');
      expect(copy).toBe(words.replace('/intro', '/copy-2/intro'));
    }
  });
});
