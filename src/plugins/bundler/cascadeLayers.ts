import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/**
 * Puts style sheets of packages into the cascade layer `framework`. This site's styles are in no layer, so they override
 * the framework with any specificity. The exception is `!important`, which wins in a layer even over `!important`
 * outside of it. Therefore, `!important` is removed from DocSearch's styles, which are in no layer, and from content widths.
 */
const cascadeLayers: PostCssPlugin = {
  postcssPlugin: 'cascade-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!/[\\/]node_modules[\\/]/.test(file)) return;
    const isSearch = /@docsearch/.test(file);
    root.walkDecls((declaration) => {
      if (declaration.prop === 'max-width' || isSearch) declaration.important = false;
    });
    // Browsers lay out the whole page again if a style sheet with a layer is added to a page with fonts. The styles of
    // the search dialog follow those of DocSearch, so they need no layer.
    if (isSearch) return;
    const layer = new AtRule({ name: 'layer', params: 'framework' });
    layer.append(root.nodes);
    root.append(layer);
  },
};

/** Lets this site's styles override the styles of Infima and the theme. */
export default function cascadeLayersPlugin(): Plugin {
  return {
    name: 'cascade-layers',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, cascadeLayers] }),
  };
}
