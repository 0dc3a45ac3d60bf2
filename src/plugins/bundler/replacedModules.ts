import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Refusal } from '../../lib/refusal.mjs';
import { type ChangedOriginal, changedOriginals, originalLines } from './originals';

/** Modules that no option or swizzled component can change. An empty string stands for an empty module. */
const replaced: Record<string, string> = {
  // This module loads 34 kB of Prism, which browsers do not need, because the build highlights all samples. Remove this
  // entry once the theme imports the module together with CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js': '',
};

/** Throws a `Refusal` that lists all Docusaurus modules that have changed since their replacements were written. */
export function requireUnchanged(changed: readonly ChangedOriginal[]): void {
  if (changed.length === 0) return;
  throw new Refusal(
    'Docusaurus changed modules that this site replaces. Compare each module with its replacement, then enter its new ' +
      `hash in src/plugins/bundler/originalHashes.json:\n${originalLines(changed).join('\n')}`,
  );
}

/** Replaces Docusaurus modules and trims the site configuration. Throws if a module with a replacement has changed. */
export default function replacedModules({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  requireUnchanged(changedOriginals(siteDir));
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
          ...Object.entries(replaced).map(([module, by]) =>
            rule(join(siteDir, 'node_modules', module), 'replaceModule.cjs', { by }),
          ),
          rule(join(generatedFilesDir, 'docusaurus.config.mjs'), 'browserConfigLoader.cjs', {}),
        ],
      },
    }),
  };
}
