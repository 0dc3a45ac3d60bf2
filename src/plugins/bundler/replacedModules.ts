import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Modules of the framework that it offers no way to change, and ours in their place. Each of ours says why. With none in
 * its place, the highlighter of the classic theme stays out of the main file (34 kB gz): samples are highlighted at build
 * time, and the theme would load it on every page all the same, as one of its client modules.
 */
const replaced: Record<string, string> = {
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': require.resolve('../../app/baseUrlBanner.tsx'),
  '@docusaurus/core/lib/client/prefetch.js': require.resolve('../../app/prefetchFile.ts'),
  '@docusaurus/core/lib/client/exports/renderRoutes.js': require.resolve('../../app/renderRoutes.tsx'),
  '@docusaurus/core/lib/client/exports/router.js': require.resolve('../../app/router.ts'),
  '@docusaurus/core/lib/client/preload.js': require.resolve('../../app/preload.ts'),
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js':
    require.resolve('../../app/preferredVersion.ts'),
  '@docusaurus/theme-common/lib/contexts/announcementBar.js': require.resolve('../../app/announcementBar.ts'),
  '@docusaurus/theme-common/lib/contexts/colorMode.js': require.resolve('../../app/colorMode.ts'),
  '@docusaurus/theme-classic/lib/prism-include-languages.js': '',
};

/** Style attributes, which the policy of the site forbids, where none is needed. */
const styled: Record<string, string> = {
  '@docusaurus/theme-common/lib/components/Collapsible/index.js':
    'style={disableSSRStyle ? undefined : getSSRStyle({ collapsed, isBrowser })}',
};

/**
 * Puts modules of `src/client` in the place of modules of the framework, and takes out of the site's configuration what
 * no browser reads; throws for a module that the framework no longer has.
 */
export default function replacedModules({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const rule = (file: string, loader: string, options: object) => ({
    include: require.resolve(file),
    enforce: 'pre' as const,
    use: [{ loader: join(__dirname, loader), options }],
  });
  const ofFramework = Object.entries(replaced).map(([module, own]) =>
    rule(join(siteDir, 'node_modules', module), 'replaceModule.cjs', { by: own }),
  );
  return {
    name: 'replaced-modules',
    configureWebpack: () => ({
      module: {
        rules: [
          ...ofFramework,
          ...Object.entries(styled).map(([module, text]) =>
            rule(join(siteDir, 'node_modules', module), 'removeText.cjs', { text }),
          ),
          rule(join(generatedFilesDir, 'docusaurus.config.mjs'), 'browserConfigLoader.cjs', {}),
        ],
      },
    }),
  };
}
