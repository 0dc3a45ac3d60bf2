import type { Heading, RootContent } from 'mdast';
import type { ApiSymbol, EnumMember, ErrorFact, EventFact, Member } from '../api/schema';
import type { Entry } from './words';

/** A reference page, read against the facts of its version: its blocks in order, and what does not fit. */
export interface Page {
  blocks: Block[];
  sections: Section[];
  problems: PageProblem[];
}

export interface PageProblem {
  line: number;
  message: string;
}

/** What a page says of one symbol. The first symbol of a page is primary: its members' ids are their bare names. */
export interface Section {
  symbol: ApiSymbol;
  primary: boolean;
  line: number;
  /** The errors that come out of the symbol's private work: no member of it would show them. */
  internalErrors: ErrorFact[];
}

export type Block = SectionBlock &
  (
    | { kind: 'words'; node: RootContent }
    | { kind: 'symbol'; heading?: Heading }
    | { kind: 'part'; heading: Heading }
    | MemberBlock
    | EventBlock
    | TableBlock
  );

interface SectionBlock {
  /** The section that the block stands in; missing for words outside of every section. */
  section?: Section;
}

/** A member with a heading of its own, and the words under it. */
export interface MemberBlock {
  kind: 'member';
  section: Section;
  member: Member | 'constructor';
  heading: Heading;
  body: RootContent[];
}

/** An event of the manager, and the words under it. */
export interface EventBlock {
  kind: 'event';
  section: Section;
  event: EventFact;
  heading: Heading;
  body: RootContent[];
}

/** A list of members, to become a table. */
export interface TableBlock {
  kind: 'table';
  section: Section;
  rows: Row[];
}

export interface Row {
  entry: Entry;
  member: Member | EnumMember;
}
