import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runMain } from './lib/main.mjs';
import { queriesOf } from '../src/check/queries';
import { checkSearch, createAsk } from '../src/check/search';
import { baseUrl } from '../src/config/baseUrl';
import { versions } from '../src/config/versions';
import { readCatalog, readShards } from '../src/search/build/built';
import { siteTag, tagOf } from '../src/search/client/tags';

const root = join(__dirname, '..');
const build = join(root, 'build');
/** How often something is timed: the best time is the one without other work of the machine. */
const rounds = 4;

const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What `work` answers, and how long that took. */
function timed<T>(work: () => T): [answer: T, time: number] {
  const start = performance.now();
  return [work(), performance.now() - start];
}

/** The value below which a share of all values lies: 0.5 is the median. */
function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];
}

/** A row for each shard: its records, and what it weighs as it lies there and as it is sent. */
function shardRows(): Record<string, object> {
  const rows = [...readCatalog(build)].map(([tag, { file, texts, records }]) => {
    const [headings, beside] = [file, texts ?? []].flat().map((name) => readFileSync(join(build, 'search', name)));
    const gzipped = (content = Buffer.of()) => kB(gzipSync(content, { level: 9 }).length);
    const raw = kB(headings.length + (beside?.length ?? 0));
    return [tag, { records, raw, 'headings gz -9': gzipped(headings), 'texts gz -9': gzipped(beside) }];
  });
  return Object.fromEntries(rows) as Record<string, object>;
}

/** How well the queries of a version are answered, and how long its search takes to be ready and for a key. */
function answersRow(tag: string, queries: ReturnType<typeof queriesOf>): object {
  const ready = Array.from({ length: rounds }, () => {
    const [shards, expanding] = timed(() => readShards(build, [siteTag, tag]));
    // The first query makes whatever is not made before.
    const [ask, indexing] = timed(() => {
      const made = createAsk(shards, tag, baseUrl);
      made('player');
      return made;
    });
    return { ask, expanding, indexing };
  });
  const { ask } = ready[0];
  const typed = queries.flatMap(({ query }) => [...query].map((_, at) => query.slice(0, at + 1)));
  const passes = ready.map(() => typed.map((keys) => timed(() => ask(keys))[1]));
  const times = typed.map((_, at) => Math.min(...passes.map((pass) => pass[at])));
  const { first, five } = checkSearch(build, baseUrl, queries, tag);
  return {
    first: `${first}/${queries.length}`,
    'in five': `${five}/${queries.length}`,
    expanded: ms(Math.min(...ready.map(({ expanding }) => expanding))),
    indexed: ms(Math.min(...ready.map(({ indexing }) => indexing))),
    keys: typed.length,
    'p50 a key': ms(percentile(times, 0.5)),
    'p95 a key': ms(percentile(times, 0.95)),
  };
}

/** `npm run bench:search`: what search weighs, how well it answers and how fast it is, over the built site. */
function main() {
  console.table(shardRows());
  const asked = versions.map((version) => ({ version, queries: queriesOf(root, version.version) }));
  const rows = asked
    .filter(({ queries }) => queries.length > 0)
    .map(({ version, queries }) => [version.version, answersRow(tagOf(version), queries)] as const);
  console.table(Object.fromEntries(rows));
}

void runMain(main);
