import type { ApiKind, Section } from '../../search/section';

/** See https://kapeli.com/docsets#supportedentrytypes */
const types: Record<ApiKind, string> = {
  class: 'Class',
  interface: 'Interface',
  enum: 'Enum',
  type: 'Type',
  constant: 'Constant',
  constructor: 'Constructor',
  method: 'Method',
  property: 'Property',
  event: 'Event',
  'enum member': 'Value',
  option: 'Option',
};

/** Returns a section's entry type. Pages without a symbol are guides, and other headings are sections. */
export function entryType({ kind, level }: Pick<Section, 'kind' | 'level'>): string {
  if (kind) return types[kind];
  return level === 1 ? 'Guide' : 'Section';
}
