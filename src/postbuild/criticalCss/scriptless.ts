import postcss, { type Root } from 'postcss';
import { dropEmpty } from './reduce';

/** Matches selectors of pages without `data-theme`. These pages have no JavaScript. */
const withoutScripts = /:not\(\[data-theme\]\)/;

function withSelectors(root: Root, isKept: (selector: string) => boolean): string {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropEmpty(root);
  return root.toString();
}

/** Splits a style sheet into rules for all pages and rules that apply only without JavaScript. */
export function splitScriptless(css: string): { inline: string; scriptless: string } {
  return {
    inline: withSelectors(postcss.parse(css), (selector) => !withoutScripts.test(selector)),
    scriptless: withSelectors(postcss.parse(css), (selector) => withoutScripts.test(selector)),
  };
}
