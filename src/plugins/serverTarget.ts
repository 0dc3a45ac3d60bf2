import type { Plugin } from '@docusaurus/types';

/** A rule of the bundler for scripts, as far as Docusaurus makes it. */
interface ScriptRule {
  use?: { loader?: string; options?: { env?: { targets: string[] } } }[];
}

const ownNode = `node ${process.versions.node.split('.')[0]}`;

/**
 * Names the Node.js that renders the pages by its main version. Docusaurus names it by its whole version, which is none that
 * the compiler knows: what renders the pages would be JavaScript of 2009, which takes longer to make and to run.
 */
export default function serverTarget(): Plugin {
  return {
    name: 'server-target',
    configureWebpack: ({ module }, isServer) => {
      const rules = (module?.rules ?? []) as ScriptRule[];
      const compilers = rules.flatMap(({ use }) => use ?? []).filter(({ loader }) => loader === 'builtin:swc-loader');
      for (const { options } of isServer ? compilers : []) options!.env!.targets = [ownNode];
      return {};
    },
  };
}
