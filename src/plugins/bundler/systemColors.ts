import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin, Rule } from 'postcss';

/** The selector and media query for each color mode. Without JavaScript, pages have no `data-theme` attribute. */
const modes = [
  { attribute: /(?:html|:root)?\[data-theme=(['"]?)light\1\]/g, media: '(prefers-color-scheme: light)' },
  { attribute: /(?:html|:root)?\[data-theme=(['"]?)dark\1\]/g, media: 'not (prefers-color-scheme: light)' },
];

/** Copies the rules of each color mode, so that pages without `data-theme` follow the system's color mode. */
const systemColors: PostCssPlugin = {
  postcssPlugin: 'system-colors',
  Once(root, { AtRule }) {
    root.walkRules((rule: Rule) => {
      for (const { attribute, media } of modes) {
        const own = rule.selectors.filter((selector) => new RegExp(attribute).test(selector));
        if (own.length === 0) continue;
        const copy = rule.clone({
          selectors: own.map((selector) => selector.replace(attribute, ':where(html):not([data-theme])')),
        });
        const query: AtRule = new AtRule({ name: 'media', params: media });
        query.append(copy);
        rule.after(query);
      }
    });
  },
};

/**
 * Creates a PostCSS plugin from its name in the Docusaurus configuration. Otherwise, PostCSS would create an instance
 * for every style sheet.
 */
function create(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [string, object];
  return (createRequire(__filename)(name) as (options: object) => unknown)(options);
}

/** Makes pages without JavaScript follow the system's color mode. The default is dark. */
export default function systemColorsPlugin(): Plugin {
  return {
    name: 'system-colors',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins.map(create), systemColors] }),
  };
}
