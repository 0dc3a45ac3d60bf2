import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Docusaurus modules without an option or a swizzle, and the modules of this site that replace them. */
const replaced: Record<string, string> = {
  // The replacement names the missing option.
  '@docusaurus/core/lib/client/preload.js': require.resolve('../../app/preload.ts'),
  // Loads Prism, 34 kB, although the build highlights all samples. Not needed if the theme imports it with CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js': '',
};

/** Replaces modules of Docusaurus and trims its configuration. Throws if Docusaurus no longer has one of the modules. */
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
