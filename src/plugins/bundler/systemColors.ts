import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin, Rule } from 'postcss';

/** The modes as selectors name them, and when a page without scripts, which has no `data-theme`, is in each. */
const modes = [
  { attribute: /(?:html|:root)?\[data-theme=(['"]?)light\1\]/g, media: '(prefers-color-scheme: light)' },
  { attribute: /(?:html|:root)?\[data-theme=(['"]?)dark\1\]/g, media: 'not (prefers-color-scheme: light)' },
];

/** Repeats each rule of a color mode for the page that no script has given a mode: there the system decides. */
const systemColors: PostCssPlugin = {
  postcssPlugin: 'system-colors',
  Once(root, { AtRule }) {
    // The theme's own answer: pictures for light, whatever the system prefers.
    root.walkRules(/^html:not\(\[data-theme\]\) \.themedComponent/, (rule) => void rule.remove());
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

/** A plugin that Docusaurus names: left as a name, it would be made anew for every style sheet. */
function makeOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [string, object];
  return (createRequire(__filename)(name) as (options: object) => unknown)(options);
}

/** Gives a page without JavaScript the color mode that the system prefers, dark if it has no preference. */
export default function systemColorsPlugin(): Plugin {
  return {
    name: 'system-colors',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins.map(makeOnce), systemColors] }),
  };
}
