import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, createAsk } from '../../src/check/search/ask';
import { readShards } from '../../src/check/search/shards';
import { baseUrl } from '../../src/config/baseUrl';
import { versions } from '../../src/config/versions';
import { type Catalog, parseCatalog } from '../../src/search/client/catalog';
import { tagOf } from '../../src/search/client/tags';
import { kB, keystrokesOf, ms, sentSize, spread } from './figures';

/** What a shard of 2.8.0 or later may weigh, gzipped, in bytes. */
const limit = 60_000;

/** The shards of a build by tag; throws where there are none. */
export function readCatalog(build: string): Catalog {
  const file = join(build, 'search/shards.json');
  return parseCatalog(readFileSync(file, 'utf8'), file);
}

/** A row for each shard of a build: its records and its weight. */
export function shardSizes(build: string): Record<string, Record<string, string | number>> {
  const limited = new Set(versions.filter(({ version }) => version.startsWith('2.8.')).map(tagOf));
  return Object.fromEntries(
    [...readCatalog(build)].map(([tag, { file, records }]) => {
      const content = readFileSync(join(build, 'search', file));
      const size = sentSize(content);
      const row: Record<string, string | number> = { records, raw: kB(content.length), 'gz -9': kB(size) };
      return [tag, limited.has(tag) ? { ...row, limit: kB(limit), fits: size <= limit ? 'yes' : 'NO' } : row];
    }),
  );
}

/** Makes the search of a version several times, and answers the last one with the fastest time. */
export function timeIndex(build: string, tag: string): { ask: Ask; made: string; unpacked: string } {
  let ask: Ask = () => [];
  const unpacking: number[] = [];
  const making: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    const shards = readShards(build, tag);
    const read = performance.now();
    ask = createAsk(shards, tag, baseUrl);
    // The first query makes whatever is not made before.
    ask('player');
    unpacking.push(read - start);
    making.push(performance.now() - read);
  }
  return { ask, made: ms(Math.min(...making)), unpacked: ms(Math.min(...unpacking)) };
}

/** Types all queries key by key, several times; the best time of a key is the one without other work of the machine. */
export function timeKeystrokes(ask: Ask, queries: readonly string[]) {
  const keys = keystrokesOf(queries);
  const rounds = Array.from({ length: 4 }, () =>
    keys.map((typed) => {
      const start = performance.now();
      ask(typed);
      return performance.now() - start;
    }),
  );
  const times = keys.map((_, at) => Math.min(...rounds.map((round) => round[at])));
  return { keystrokes: keys.length, ...spread(times) };
}
