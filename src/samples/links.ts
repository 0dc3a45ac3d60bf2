import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../api/schema';
import type { Problem } from '../words/problem';
import { extractSamples } from './extract';
import { referencesOf, type Reference } from './references';
import type { WordsPage } from '../words/pages';
import { tokensOf, type CodeToken } from './tokens';
import type { Places } from '../words/places';

/** A piece of the sample: its text, the name that it is colored by, and what it links to. */
export interface SamplePiece {
  text: string;
  kind?: string;
  href?: string;
}

const FILE = 'src/components/HomeSample/play.mdx';

/** Reads the sample of the home page as a page of words, which `npm run check` compiles like any other. */
export function readHomeSample(siteDir: string): WordsPage {
  return { file: FILE, text: readFileSync(join(siteDir, FILE), 'utf8') };
}

/**
 * Colors the one sample of a page, and links every name in it that the library declares to the place that documents it.
 * A name that no page documents is a problem, and so is a page with no sample or several.
 */
export function linkSample(
  page: WordsPage,
  facts: Facts,
  places: Places,
): { pieces: SamplePiece[]; problems: Problem[] } {
  const { samples, problems } = extractSamples(page);
  const [sample] = samples;
  if (!sample || samples.length > 1) {
    const message = `the home page shows one sample, but here are ${samples.length}: leave one ts fence`;
    return { pieces: [], problems: [...problems, { file: page.file, line: 1, message }] };
  }
  const { text, line, extension } = sample;
  const links = referencesOf(text, facts).map((reference) => ({ ...reference, href: placeOf(reference, places) }));
  const unplaced = links.flatMap(({ start, href, symbol, member }) => {
    if (href) return [];
    const message = `no page of ${facts.version} documents ${member ? `${symbol}.${member}` : symbol}`;
    return [{ file: page.file, line: line + text.slice(0, start).split('\n').length, message }];
  });
  return { pieces: cut(runsOf(tokensOf(text, extension)), links), problems: [...problems, ...unplaced] };
}

function placeOf({ symbol, member }: Reference, places: Places): string | undefined {
  return member === undefined ? places.ofSymbol(symbol) : places.ofMember(symbol, member);
}

function runsOf(tokens: CodeToken[], kind?: string): SamplePiece[] {
  return tokens.flatMap((token) =>
    typeof token === 'string' ? { text: token, ...(kind && { kind }) } : runsOf(token.content, token.kind),
  );
}

/** Cuts the runs of one color where a link begins or ends. A link, being a name, never reaches over the end of a run. */
function cut(runs: SamplePiece[], links: { start: number; end: number; href?: string }[]): SamplePiece[] {
  let end = 0;
  return runs.flatMap((run) => {
    const start = end;
    end += run.text.length;
    const inside = links.flatMap((link) => [link.start, link.end]).filter((edge) => edge > start && edge < end);
    const edges = [start, ...inside, end];
    return edges.slice(1).map((to, index) => {
      const from = edges[index];
      const href = links.find((link) => link.start === from)?.href;
      return { ...run, text: run.text.slice(from - start, to - start), ...(href && { href }) };
    });
  });
}
