import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Refusal } from '../../lib/refusal.mjs';
import known from './originalHashes.json';

/** A Docusaurus module that changed after this site replaced it. */
export interface ChangedOriginal {
  name: string;
  /** The path of the module, or undefined if Docusaurus has moved or removed it. */
  file: string | undefined;
  hash: string | undefined;
}

/** The folders of theme components, in Docusaurus' search order. */
const themes = [
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Returns the path of a module in `node_modules`. A name such as `@theme/DocCard` refers to a theme component. */
export function originalFile(root: string, name: string): string | undefined {
  const component = /^@theme\/(.*)/.exec(name)?.[1];
  const files = component
    ? themes.flatMap((theme) => [`${theme}/${component}.js`, `${theme}/${component}/index.js`])
    : [name];
  return files.find((file) => existsSync(join(root, 'node_modules', file)));
}

function hashOf(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns the original modules whose hashes differ from `originalHashes.json`. */
export function changedOriginals(root: string, originals: Record<string, string> = known): ChangedOriginal[] {
  return Object.entries(originals).flatMap(([name, expected]) => {
    const file = originalFile(root, name);
    const hash = file && hashOf(join(root, 'node_modules', file));
    return hash === expected ? [] : { name, file, hash };
  });
}

/** Formats the changed modules as lines for `originalHashes.json`. */
const originalLines = (changed: readonly ChangedOriginal[]): string[] =>
  changed.map(({ name, hash }) => (hash ? `  "${name}": "${hash}",` : `  ${name} was moved or removed`));

/** Throws a `Refusal` that lists all Docusaurus modules that changed after this site replaced them. */
export function requireUnchanged(changed: readonly ChangedOriginal[]): void {
  if (changed.length === 0) return;
  throw new Refusal(
    'Docusaurus changed modules that this site replaces. Compare each module with its replacement, then enter its new ' +
      `hash in src/plugins/bundler/originalHashes.json:\n${originalLines(changed).join('\n')}`,
  );
}

/** Stops the build if a Docusaurus module that this site replaces has changed. */
export default function originals({ siteDir }: LoadContext): Plugin {
  requireUnchanged(changedOriginals(siteDir));
  return { name: 'originals' };
}
