import { currentVersion, type DocsVersion } from './versions';

interface StartLink {
  label: string;
  path: string;
  /** Paths that differ in some versions, by version name. `null` means that the version does not have the page. */
  differs?: Readonly<Record<string, string | null>>;
  isCurrentOnly?: boolean;
}

const links: readonly StartLink[] = [
  {
    label: 'Installation',
    path: '/getting-started/installation',
    differs: { '2.6.1': '/getting-started', '2.7.5': null },
  },
  { label: 'Manager', path: '/classes/Manager', differs: { '2.6.1': '/manager' } },
  { label: 'Player', path: '/classes/Player', differs: { '2.6.1': '/player' } },
  { label: 'Queue', path: '/classes/queue', differs: { '2.6.1': '/queue' } },
  { label: 'Events', path: '/classes/Manager#events', differs: { '2.6.1': '/typedefs/ManagerEvents' } },
  { label: 'Troubleshooting', path: '/guides/troubleshooting', isCurrentOnly: true },
  { label: 'Upgrade guide', path: '/guides/moving-up', isCurrentOnly: true },
];

/** Returns the pages that most readers look for in a version. The paths start at the site root. */
export function startLinks({ name, path: prefix }: DocsVersion): { label: string; path: string }[] {
  return links.flatMap(({ label, path, differs = {}, isCurrentOnly = false }) => {
    const { [name]: own = path } = differs;
    return own === null || (isCurrentOnly && name !== currentVersion.name) ? [] : [{ label, path: `/${prefix}${own}` }];
  });
}
