import type { Hierarchy, Level } from './types';

/** The levels of a hierarchy, outermost first. */
export const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Follows the headings of a page from its category on. */
export class Headings {
  private readonly above: (string | null)[];

  constructor(category: string) {
    this.above = [category];
  }

  /** The title at a level, null where there is none. */
  at(level: number): string | null {
    return this.above[level] ?? null;
  }

  /** Goes on to a heading and answers its hierarchy; levels that the page leaves out are null. */
  enter(level: number, title: string): Hierarchy {
    this.above.length = Math.min(this.above.length, level);
    this.above[level] = title;
    return Object.fromEntries(levels.map((name, depth) => [name, this.at(depth)])) as Hierarchy;
  }
}
