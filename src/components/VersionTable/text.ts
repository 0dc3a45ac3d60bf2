import type { Status } from './statusOf';

function breaking(count: number): string {
  return count === 0 ? 'Nothing breaking' : `${count} breaking`;
}

export const text = {
  columns: {
    version: 'Version',
    released: 'Released',
    status: 'Status',
    lavalink: 'Lavalink',
    node: 'Node.js',
    indexed: 'Indexed',
    changes: 'Changed',
    links: 'Links',
  },
  groups: { current: 'Current version', past: 'Past versions', legacy: 'Legacy' },
  documentation: 'Documentation',
  releaseNotes: 'Release notes',
  of: (what: string, label: string) => `${what} of ${label}`,
  breaking,
  /** Names the link to the changes of a version; it starts with what the link shows. */
  changesOf: (version: string, { breaking: count, against }: { breaking: number; against: string }) =>
    `${breaking(count)} in ${version} against ${against}`,
  first: 'First documented version',
  undocumented: 'Not documented here',
  yes: 'Yes',
  no: 'No',
} as const;

/** What the words in the column "Status" mean. */
export const statusWords: Record<Status, string> = {
  Current: 'the newest release. New bots start here.',
  Maintained:
    'an earlier release whose pages are still corrected. Fixes of the library itself come with newer releases.',
  Unmaintained: 'its pages stay for bots that still run it, carry a banner that says so, and are no longer corrected.',
};
