import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Modules of the framework that it offers no way to change, and ours in their place. Each of ours says why. */
const replaced: Record<string, string> = {
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': 'baseUrlBanner',
  '@docusaurus/core/lib/client/preload.js': 'preload',
  '@docusaurus/theme-common/lib/contexts/colorMode.js': 'colorMode',
};

/** The file of a package's module, whatever the package exports. */
function fileOf(module: string): string {
  const [scope, name, ...path] = module.split('/');
  const folder =
    require.resolve
      .paths('')
      ?.map((modules) => join(modules, scope, name))
      .find(existsSync) ?? '';
  return join(folder, ...path);
}

/** Puts modules of `src/client` in the place of modules of the framework; throws for one that it no longer has. */
export default function replacedModules(): Plugin {
  const rules = Object.entries(replaced).map(([module, own]) => ({
    include: require.resolve(fileOf(module)),
    enforce: 'pre' as const,
    use: [{ loader: join(__dirname, 'replaceModule.cjs'), options: { by: join(__dirname, '../client', own) } }],
  }));
  return { name: 'replaced-modules', configureWebpack: () => ({ module: { rules } }) };
}
