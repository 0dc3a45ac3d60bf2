import type { ApiKind } from '../types';

/** Changes with the layout, so that a file of another layout is refused instead of misread. */
export const FORMAT = 1;

/** A shard as its file has it. */
export interface Packed {
  format: number;
  /** What all addresses begin with. */
  site: string;
  /** Where pages are from. */
  origins: Origin[];
  records: PackedPage[];
  elsewhere: PackedPage[];
  /** The texts of all `content` records in order: they compress better beside each other than among the headings. */
  texts: string[];
}

export type Origin = [tag: string, language: string, version: string | null];
export type PackedPage = [origin: number, path: string, category: string, headings: PackedHeading[]];

/**
 * A heading or row, and how many texts it has. 0 stands for a value that can be expected (see `Expectations`), and is
 * left out at the end. `ABOVE` texts mark a heading without a record, which only stands above others.
 */
export type PackedHeading = [
  level: number,
  texts: number,
  title: string,
  anchor?: string | null | 0,
  kind?: number,
  name?: string | null | 0,
  owner?: string | null | 0,
  skippedPositions?: number,
];

export const above = -1;

/** What has no owner, and may own what is in the second list. */
const symbolKinds: readonly ApiKind[] = ['class', 'interface', 'enum', 'type', 'constant'];
const memberKinds: readonly ApiKind[] = ['constructor', 'method', 'property', 'event', 'enum member', 'option'];

/** A kind is packed as its place in this list. */
export const kinds: readonly (ApiKind | null)[] = [null, ...symbolKinds, ...memberKinds];

/** What the headings of a page so far let one expect of the next: packing leaves it out, unpacking fills it in. */
export class Expectations {
  private pageSymbol: string | null = null;
  private symbol: string | null = null;

  name(kind: ApiKind | null, title: string): string | null {
    return kind === null ? null : title.replace(/\(.*/, '');
  }

  owner(kind: ApiKind | null): string | null {
    return kind === null || symbolKinds.includes(kind) ? null : this.symbol;
  }

  anchor(level: number, title: string, name: string | null, owner: string | null): string | null {
    if (level === 1) return null;
    if (name === null) return title.toLowerCase();
    return owner === null || owner === this.pageSymbol ? name : `${owner}-${name}`;
  }

  /** Takes note of a heading: whose members the next ones probably are. */
  learn(name: string | null, owner: string | null): void {
    if (name === null) return;
    this.symbol = owner ?? name;
    this.pageSymbol ??= this.symbol;
  }
}
