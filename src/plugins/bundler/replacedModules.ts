import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Refusal } from '../../lib/refusal.mjs';

interface Replacement {
  /** The file that replaces the module, or an empty string to replace it with an empty module. */
  by: string;
  /** The start of the SHA-256 hash of the original module for which the replacement was written. */
  hash: string;
}

/** Docusaurus modules that are replaced because no option or swizzled component can change them. */
const replaced: Record<string, Replacement> = {
  // This module loads 34 kB of Prism, which browsers do not need, because the build highlights all samples. Remove this
  // entry once the theme imports the module together with CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js': { by: '', hash: 'a464a26897cc' },
};

/** Throws a `Refusal` if a module has changed since its replacement was written. */
export function requireHash(file: string, text: string, hash: string): void {
  const actual = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, hash.length);
  if (actual === hash) return;
  const advice =
    'Compare the module with its replacement, then enter the new hash in src/plugins/bundler/replacedModules.ts.';
  throw new Refusal(`${file} has the hash ${actual} instead of ${hash}: Docusaurus changed the module. ${advice}`);
}

/**
 * Replaces Docusaurus modules and trims the site configuration. Throws if one of these modules is missing or has
 * changed.
 */
export default function replacedModules({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const rule = (file: string, loader: string, options: object) => ({
    include: require.resolve(file),
    enforce: 'pre' as const,
    use: [{ loader: join(__dirname, loader), options }],
  });
  return {
    name: 'replaced-modules',
    configureWebpack: () => ({
      module: {
        rules: [
          ...Object.entries(replaced).map(([module, { by, hash }]) => {
            const file = join(siteDir, 'node_modules', module);
            requireHash(module, readFileSync(file, 'utf8'), hash);
            return rule(file, 'replaceModule.cjs', { by });
          }),
          rule(join(generatedFilesDir, 'docusaurus.config.mjs'), 'browserConfigLoader.cjs', {}),
        ],
      },
    }),
  };
}
