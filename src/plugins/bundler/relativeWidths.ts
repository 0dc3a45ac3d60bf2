import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';
import { widthIn } from '../../lib/relativeWidth';

/** Makes the breakpoints of all style sheets, including packages, grow with the reader's default font size. */
const relativeWidths: PostCssPlugin = {
  postcssPlugin: 'relative-widths',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = widthIn(rule.params);
    });
  },
};

/** Keeps the text and the layout in proportion for readers with a large default font. */
export default function relativeWidthsPlugin(): Plugin {
  return {
    name: 'relative-widths',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, relativeWidths] }),
  };
}
