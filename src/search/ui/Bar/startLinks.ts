import type { DocsVersion } from '@site/src/config/versions';

interface StartLink {
  label: string;
  /** The path of the page without the version prefix. */
  path: string;
  /** The path in version 2.6.1, whose pages have different names. */
  flat?: string;
  /** `only` is the only version that has the page, and `except` is the only version that lacks the page. */
  only?: string;
  except?: string;
}

const links: readonly StartLink[] = [
  { label: 'Installation', path: '/getting-started/installation', flat: '/getting-started', except: '2.7.5' },
  { label: 'Manager', path: '/classes/Manager', flat: '/manager' },
  { label: 'Player', path: '/classes/Player', flat: '/player' },
  { label: 'Queue', path: '/classes/queue', flat: '/queue' },
  { label: 'Events', path: '/classes/Manager#events', flat: '/typedefs/ManagerEvents' },
  { label: 'Troubleshooting', path: '/guides/troubleshooting', only: 'current' },
  { label: 'Upgrade guide', path: '/guides/moving-up', only: 'current' },
];

/** Returns the pages of a version that readers look for most often. Their paths start at the root of the site. */
export function startLinks({ name, path: prefix }: DocsVersion): { label: string; path: string }[] {
  return links
    .filter(({ only = name, except }) => only === name && except !== name)
    .map(({ label, path, flat }) => ({ label, path: `/${prefix}${(name === '2.6.1' && flat) || path}` }));
}
