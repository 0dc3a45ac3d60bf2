import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Maps Docusaurus modules that no option or swizzle can change to their replacements. */
const replaced: Record<string, string> = {
  // The replacement explains the reason.
  '@docusaurus/core/lib/client/preload.js': require.resolve('../../app/preload.ts'),
  // Loads 34 kB of Prism, although the build highlights all samples. Remove once the theme imports it with CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js': '',
};

/** Replaces Docusaurus modules and trims the site configuration. Throws an error if a replaced module is missing. */
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
          ...Object.entries(replaced).map(([module, by]) =>
            rule(join(siteDir, 'node_modules', module), 'replaceModule.cjs', { by }),
          ),
          rule(join(generatedFilesDir, 'docusaurus.config.mjs'), 'browserConfigLoader.cjs', {}),
        ],
      },
    }),
  };
}
