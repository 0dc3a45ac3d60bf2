import type { UrlLookup } from '../read/urls';

export interface SampleLink {
  start: number;
  end: number;
  href: string;
}

/** Links names such as `Manager.search` in a sample. Throws an Error if a name has no page or does not occur. */
export function linkNames(text: string, names: string[], urls: UrlLookup): SampleLink[] {
  const links = names.flatMap((name) => {
    const [symbol, member] = name.split('.');
    const href = member ? urls.ofMember(symbol, member) : urls.ofSymbol(symbol);
    if (!href) throw new Error(`no page documents ${name}, a name in "links"`);
    const found = [...text.matchAll(new RegExp(member ? `(?<=[.{]\\s*)${member}\\b` : `\\b${symbol}\\b`, 'g'))];
    if (found.length === 0) throw new Error(`the sample does not contain ${name}, a name in "links"`);
    return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length, href }));
  });
  return links.sort((a, b) => a.start - b.start);
}
