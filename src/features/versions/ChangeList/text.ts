import type { ChangeType } from '@site/src/api/diff';
import type { GroupKind } from '@site/src/features/versions/comparison/changes';
import type { ChangeCounts } from '../../../lib/countChanges';

/** What the kinds of groups are called: of one, and of all together. */
export const kindNames: Record<GroupKind, { one: string; all: string }> = {
  class: { one: 'class', all: 'Classes' },
  function: { one: 'function', all: 'Functions' },
  interface: { one: 'interface', all: 'Interfaces' },
  enum: { one: 'enum', all: 'Enums' },
  type: { one: 'type', all: 'Types' },
  variable: { one: 'constant', all: 'Constants' },
  event: { one: 'event', all: 'Events' },
  default: { one: 'default', all: 'Option defaults' },
  error: { one: 'error', all: 'Errors' },
  package: { one: 'package', all: 'Package' },
};

export const changeNames: Record<ChangeType, string> = { added: 'Added', removed: 'Removed', changed: 'Changed' };

/** `2 added, 1 changed`, without what there is none of. */
export function countsText(counts: ChangeCounts): string {
  const parts = (['added', 'removed', 'changed'] as const).filter((type) => counts[type] > 0);
  return parts.map((type) => `${counts[type]} ${type}`).join(', ') || 'no changes';
}

export const text = {
  breaking: 'Breaking',
  before: 'Before: ',
  after: 'After: ',
  /** Names a link to one of the two versions. */
  linkTo: (name: string, version: string) => `${name} in ${version}`,
} as const;
