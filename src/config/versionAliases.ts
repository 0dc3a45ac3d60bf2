import { versions } from './versions';

/** Path prefixes that readers may try, and the real prefixes. Both begin with a slash and end without one. */
export const versionAliases = versions.flatMap(({ version, path, isLast }) => {
  const current = isLast ? [version, 'latest'] : [];
  return [`v${version}`, ...current].map((name) => ({ from: `/docs/${name}`, to: `/${path}` }));
});

/**
 * Returns the intended page for a decoded path with a version alias or an encoded hash, or undefined for other paths.
 */
export function intendedPath(path: string): string | undefined {
  const [page, ...hash] = path.split('#');
  const alias = versionAliases.find(({ from }) => page === from || page.startsWith(`${from}/`));
  if (!alias && hash.length === 0) return undefined;
  const target = alias ? alias.to + page.slice(alias.from.length) : page;
  return [target.replace(/\/$/, ''), ...hash].join('#');
}
