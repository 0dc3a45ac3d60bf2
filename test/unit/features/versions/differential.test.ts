import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { versions } from '../../../../src/config/versions';
import { readPages } from '../../../../src/content/read/pages';
import { compile } from '../../../../src/content/samples/compile';
import { extractSamples } from '../../../../src/content/samples/fences';
import type { Break } from '../../../../src/features/versions/compiler/findBreaks';
import { isReadable, relevantFiles } from '../../../../src/features/versions/compiler/relevantFiles';
import type { SourceFile } from '../../../../src/features/versions/compiler/syntax';
import { expectedIn, mutations } from '../../../fixtures/bots/mutations';
import { checkFiles, declarationsOf, placesOf } from './checkBot';

const root = process.cwd();
const isComplete = process.env.TEST_ALL !== undefined;

/** Returns every third item. `npm run test:all` returns all items. */
const sampled = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => isComplete || index % 3 === 0);

const inStyle = (style: string) => mutations.filter(({ title }) => title.endsWith(`(${style})`));
// Omits bots in JavaScript, because the tests of minified code and of the file order check them too.
const followed = isComplete ? mutations : inStyle('ts');

test.each(followed.map((bot) => [bot.title, bot] as const))('the check follows a manager in %s', (_, bot) => {
  const result = checkFiles(bot.files);
  expect(placesOf(result)).toEqual(expectedIn(bot));
  expect(result.unfollowed).toEqual([]);
  expect(result.unreadable).toEqual([]);
});

const minify = ({ name, text }: SourceFile): SourceFile => ({ name, text: transformSync(text, { minify: true }).code });

test.each(sampled(inStyle('cjs')).map((bot) => [bot.title, bot] as const))(
  'the check follows a manager in minified code, in %s',
  (_, bot) => {
    const items = (places: readonly string[]): string[] => places.map((place) => place.split(' ')[1]).sort();
    expect(items(placesOf(checkFiles(bot.files.map(minify))))).toEqual(items(expectedIn(bot)));
  },
);

/** Returns the files in an order that depends only on the seed. */
function shuffle(files: readonly SourceFile[], seed: number): SourceFile[] {
  const rank = ({ name }: SourceFile): number =>
    [...`${name}${seed}`].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0) * (seed + 7)) % 1009, seed);
  return [...files].sort((a, b) => rank(a) - rank(b));
}

const orders = isComplete ? 20 : 1;

test('the check returns the same result for each order of the files', () => {
  // Gives each bot its own folder and each manager its own name, so that one check can include all bots.
  const files = inStyle('mjs').flatMap((bot, index) =>
    bot.files.map(({ name, text }) => ({ name: `${index}/${name}`, text })),
  );
  const expected = placesOf(checkFiles(files)).sort();
  expect(expected.length).toBeGreaterThan(150);
  for (let seed = 1; seed <= orders; seed += 1)
    expect(placesOf(checkFiles(shuffle(files, seed))).sort()).toEqual(expected);
}, 300_000);

/** Returns the TypeScript files of a version's example bot. */
function exampleBot(version: (typeof versions)[number]): SourceFile[] {
  // Parses only pages that contain files of the bot.
  const pages = readPages(root, version).filter(({ text }) => text.includes('title="src/'));
  const samples = pages.flatMap((page) => extractSamples(page).samples);
  const files = samples.filter(({ title }) => title?.startsWith('src/') && title.endsWith('.ts'));
  return [...new Map(files.map(({ title, text }) => [title!, text]))].map(([name, text]) => ({ name, text }));
}

/** Returns the lines that the compiler rejects, with the types of discord.js. */
function compilerErrors(files: readonly SourceFile[], version: string): Set<string> {
  const texts = new Map([['node_modules/magmastream/index.d.ts', declarationsOf(version)]]);
  for (const { name, text } of files) texts.set(name, text);
  const { errors } = compile('code-check', texts);
  return new Set(errors.map(({ file, offset }) => `${file}:${texts.get(file)!.slice(0, offset).split('\n').length}`));
}

/** Example bots of older versions are checked against this version. */
const described = '2.8.7';
const older = versions.slice(versions.findIndex(({ version }) => version === described) + 1);

test.each(sampled(older).map((version) => [version.version, version] as const))(
  'the check finds the lines of the %s example bot that the compiler rejects in a newer version',
  (from, version) => {
    const files = exampleBot(version);
    expect(compilerErrors(files, from)).toEqual(new Set());
    const expected = [...compilerErrors(files, described)];
    const { breaks } = checkFiles(files, [from, described]);
    // True if only the check reports the problem. The compiler accepts a promise without `await`, reports only the
    // first unknown option, and reports an event instead of the errors in its listener.
    const isFurther = ({ code, item }: Break): boolean =>
      code === 'promise' || /^(?:Player|PlayerOptions)\./.test(item ?? '');
    const found = breaks.filter((one) => !isFurther(one)).map(({ file, line }) => `${file}:${line}`);
    expect(expected).toEqual(expect.arrayContaining(found));
    const reported = breaks.map(({ file, line }) => `${file}:${line}`);
    const missing = expected.filter((line) => !reported.includes(line));
    // The compiler also reports errors in the listeners of removed events, but the check omits them.
    const events = breaks.filter(({ item }) => item?.startsWith('event '));
    const follows = (place: string): boolean =>
      events.some(({ file, line }) => [1, 2, 3].some((distance) => place === `${file}:${line + distance}`));
    expect(missing.filter((place) => !follows(place))).toEqual([]);
  },
);

/** A folder of bots to compare with the compiler, like the example bots. Set `BOTS` to try public bots. */
const folder = process.env.BOTS;
const bots = folder ? readdirSync(folder) : [];

function readBot(path: string): SourceFile[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isReadable);
  return relevantFiles(files.map((name) => ({ name, text: readFileSync(join(path, name), 'utf8') })));
}

(bots.length > 0 ? test.each(bots) : test.skip.each(['public bots']))(
  'the check of %s agrees with the compiler',
  (bot) => {
    const files = readBot(join(folder ?? '', bot));
    const [before, after] = ['2.7.5', '2.8.7'].map((version) => compilerErrors(files, version));
    const expected = [...after].filter((place) => !before.has(place));
    const found = checkFiles(files).breaks;
    const places = new Set(found.map(({ file, line }) => `${file}:${line}`));
    const missed = expected.filter((place) => !places.has(place));
    console.log(
      `${bot}: ${found.length} problems, ${expected.length} lines of the compiler, missed ${missed.length}`,
      missed,
    );
    expect(missed.length).toBeLessThanOrEqual(expected.length / 100);
  },
);
