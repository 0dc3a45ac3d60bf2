import { getBrowserslistQueries } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

/** Matches style sheets of elements that scripts add to pages. */
const scriptSheet = /\.sheet\.css$/;

/** Docusaurus 3.8 and later also require the name of the bundler. */
const browsers = { isServer: false, bundlerName: 'rspack' } as const;

const rule = {
  test: scriptSheet,
  type: 'asset/source',
  loader: 'builtin:lightningcss-loader',
  options: { minify: true, targets: getBrowserslistQueries(browsers) },
};

/**
 * Lets scripts import a style sheet as text. Pages then do not contain the styles of elements that only scripts add.
 * The styles apply as soon as a script adds the element.
 */
export default function scriptSheetsPlugin(): Plugin {
  return {
    name: 'script-sheets',
    configureWebpack: ({ module }) => {
      const others = module?.rules?.find(
        (other) =>
          other && typeof other === 'object' && other.test instanceof RegExp && other.test.source === '\\.css$',
      );
      if (!others || typeof others !== 'object') throw new Error('Docusaurus has no rule for style sheets');
      others.exclude = [others.exclude ?? [], scriptSheet].flat();
      return { module: { rules: [rule] } };
    },
  };
}
