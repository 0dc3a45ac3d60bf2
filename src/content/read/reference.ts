import type { Heading, RootContent } from 'mdast';
import type { ParameterRow } from '../../api/lookup';
import type { ApiSymbol, ConstructorFact, EnumMember, ErrorFact, EventFact, Member } from '../../api/schema';
import type { Entry } from './markup';
import type { Problem } from './problem';

/** A reference page, read against the facts of its version: its blocks in order, and what does not fit. */
export interface ReferencePage {
  file: string;
  blocks: Block[];
  sections: Section[];
  problems: Problem[];
}

/** What a page says of one symbol. The first symbol of a page is primary: its members' ids are their bare names. */
export interface Section {
  symbol: ApiSymbol;
  primary: boolean;
  line: number;
  /** The errors that come out of the symbol's private work: no member of it would show them. */
  internalErrors: ErrorFact[];
}

export type Block =
  /** The section is missing for words outside of every section. */
  | { kind: 'prose'; section?: Section; node: RootContent }
  | { kind: 'symbol'; section?: Section; heading?: Heading }
  | { kind: 'part'; section?: Section; heading: Heading }
  | DescribedBlock
  | TableBlock;

/** A member or event with a heading of its own, and the words under it. */
export type DescribedBlock = {
  section: Section;
  /** As in the facts; `constructor` for that of a class. */
  name: string;
  heading: Heading;
  body: RootContent[];
  parameters: ParameterRow[];
  /** The list in the body that gives the parameters prose, and its items. */
  list?: RootContent;
  entries: Entry[];
} & ({ kind: 'member'; member: Member | ConstructorFact } | { kind: 'event'; event: EventFact });

export type MemberBlock = Extract<DescribedBlock, { kind: 'member' }>;
export type EventBlock = Extract<DescribedBlock, { kind: 'event' }>;

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
