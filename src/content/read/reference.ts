import type { Heading, RootContent } from 'mdast';
import type { ParameterRow } from '../../api/lookup';
import type { ApiSymbol, ConstructorFact, EnumMember, ErrorFact, EventFact, Member } from '../../api/schema';
import type { Entry } from './markup';
import type { Problem } from './problem';

export interface ReferencePage {
  file: string;
  blocks: Block[];
  sections: Section[];
  problems: Problem[];
}

/** The section of one symbol. `primary` is true for the first symbol. The anchors of its members are their names. */
export interface Section {
  symbol: ApiSymbol;
  primary: boolean;
  line: number;
  /** The errors that private code throws. No public member lists these errors. */
  internalErrors: ErrorFact[];
}

export type Block =
  /** Prose of a page. `section` is undefined for prose before the first section. */
  | { kind: 'prose'; section?: Section; node: RootContent }
  | { kind: 'symbol'; section?: Section; heading?: Heading }
  | { kind: 'part'; section?: Section; heading: Heading }
  | DescribedBlock
  | TableBlock;

/** A member or event with its own heading, and the prose below it. */
export type DescribedBlock = {
  section: Section;
  /** The name of the member or event. For a constructor, the name is `constructor`. */
  name: string;
  heading: Heading;
  body: RootContent[];
  parameters: ParameterRow[];
  list?: RootContent;
  entries: Entry[];
} & ({ kind: 'member'; member: Member | ConstructorFact } | { kind: 'event'; event: EventFact });

export type MemberBlock = Extract<DescribedBlock, { kind: 'member' }>;
export type EventBlock = Extract<DescribedBlock, { kind: 'event' }>;

export interface TableBlock {
  kind: 'table';
  section: Section;
  rows: Row[];
  depth: Heading['depth'];
}

export interface Row {
  entry: Entry;
  member: Member | EnumMember;
}

/** Returns the title of the section that documents a member of a page's first symbol. */
export function sectionTitle(member: Member | EnumMember): 'Members' | 'Methods' | 'Properties' {
  if (member.kind === 'enumMember') return 'Members';
  return member.kind === 'method' ? 'Methods' : 'Properties';
}
