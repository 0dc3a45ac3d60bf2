import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/**
 * Moves the style sheets of packages to the cascade layer `framework`. This site's styles are outside all layers, so
 * they override the framework with any specificity. However, `!important` in a layer overrides `!important` outside the
 * layer. Therefore, this plugin removes `!important` from DocSearch's styles and from content widths.
 */
const cascadeLayers: PostCssPlugin = {
  postcssPlugin: 'cascade-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!/[\\/]node_modules[\\/]/.test(file)) return;
    root.walkDecls((declaration) => {
      if (declaration.prop === 'max-width' || /@docsearch/.test(file)) declaration.important = false;
    });
    const layer = new AtRule({ name: 'layer', params: 'framework' });
    layer.append(root.nodes);
    root.append(layer);
  },
};

/** Lets this site's styles override the styles of Infima, the theme and DocSearch. */
export default function cascadeLayersPlugin(): Plugin {
  return {
    name: 'cascade-layers',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, cascadeLayers] }),
  };
}
