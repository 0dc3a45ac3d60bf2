import type { DocsVersion } from '@site/src/config/versions';

interface StartLink {
  label: string;
  /** The page path without the version prefix. */
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

/** Returns the pages that readers of a version look for most often. Their paths start at the site root. */
export function startLinks({ name, path: prefix }: DocsVersion): { label: string; path: string }[] {
  return links
    .filter(({ only = name, except }) => only === name && except !== name)
    .map(({ label, path, flat }) => ({ label, path: `/${prefix}${(name === '2.6.1' && flat) || path}` }));
}
