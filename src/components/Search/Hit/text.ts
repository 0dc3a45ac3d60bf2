import type { ApiKind } from '@site/src/search/types';

const kinds: Record<ApiKind, string> = {
  class: 'Class',
  interface: 'Interface',
  enum: 'Enum',
  type: 'Type',
  constant: 'Constant',
  constructor: 'Constructor',
  method: 'Method',
  property: 'Property',
  event: 'Event',
  'enum member': 'Enum member',
  option: 'Option',
};

/** What a hit says about the part of the API that it leads to. */
export const text = {
  /** Undefined for a kind that the site does not know: a hosted index may be older or newer than the site. */
  kind: (kind: string): string | undefined => (Object.hasOwn(kinds, kind) ? kinds[kind as ApiKind] : undefined),
  of: 'of',
  version: (version: string) => `v${version}`,
} as const;
