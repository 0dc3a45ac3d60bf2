import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/**
 * Moves the style sheets of packages to the cascade layer `framework`. This site's styles are outside all layers, so
 * they override the framework with any specificity. However, `!important` in a layer overrides `!important` outside the
 * layer. Therefore, this plugin removes `!important` from content widths and from DocSearch's styles.
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
    // Chromium lays out the whole page again when the search dialog adds a style sheet with a layer. DocSearch does not
    // need a layer, because this site's styles for the dialog come later.
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
