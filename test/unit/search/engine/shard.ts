import pages from '../../../fixtures/search-engine/pages.json';
import { createEngine, type Engine } from '../../../../src/search/engine';
import { expand, type Section } from '../../../../src/search/build/outline';
import type { Shard } from '../../../../src/search/shard';
import type { ApiKind, SearchRecord } from '../../../../src/search/types';
import { current, outlineWith } from '../fixtures';

/** A heading or row with its text. What `identify` knows may be left out. */
export interface TestSection extends Omit<Partial<Section>, 'kind'> {
  title: string;
  kind?: string;
  text?: string;
}

interface TestPage {
  path: string;
  category: string;
  sections: readonly TestSection[];
}

/** The records of pages as a browser has them. */
export function recordsOf(all: readonly TestPage[], tag = current): SearchRecord[] {
  const texts = all.flatMap(({ sections }) => sections.map(({ text = '' }) => text));
  const outlines = all.map(({ sections, ...page }) => ({
    ...page,
    sections: sections.map(({ text: _text, kind = null, ...rest }) => ({
      level: 2,
      kind: kind as ApiKind | null,
      ...rest,
    })),
  }));
  return expand(outlineWith(tag, outlines, texts));
}

/** The small library that the engine is tested with. */
export const shard: Shard = { records: recordsOf(pages), elsewhere: [] };

/** An engine over one page of a guide with these sections, whose ids are their numbers. */
export function engineOf(sections: readonly TestSection[]): Engine {
  const numbered = sections.map((section, index) => ({ ...section, anchor: String(index) }));
  const page = { path: 'docs/page', category: 'Guides', sections: [{ level: 1, title: 'A page' }, ...numbered] };
  return createEngine([{ records: recordsOf([page]), elsewhere: [] }]);
}

/** The address of a page or section, as short as a test can say it. */
export function short(url: string | undefined): string | undefined {
  return url?.replace(/^.*\//, '');
}
