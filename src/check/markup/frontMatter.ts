import { posix } from 'node:path';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { frontMatterLines, frontMatterOf, lineOfKey } from '../../content/read/page';
import { isPartial, pageId } from '../../content/read/pages';
import type { PageRule } from './rule';

/** Checks that Docusaurus accepts the front matter, and that it has a title, a description and the correct slug. */
export const keys: PageRule = (page, report) => {
  if (isPartial(page)) return;
  const data = frontMatterOf(page);
  if (!page.text.startsWith('---'))
    return report(1, 'the page needs front matter: start line 1 with "---", a title, a description and a slug');
  const { error } = DocFrontMatterSchema.validate(data, { abortEarly: false });
  for (const { path, message } of error?.details ?? [])
    report(lineOfKey(page, String(path[0])), `the front matter key ${message}: quote text, but not numbers and true`);
  for (const key of ['title', 'description']) {
    if (typeof data[key] !== 'string' || data[key] === '')
      report(lineOfKey(page, key), `the page has no ${key}: write "${key}: …", with quotes around a number`);
  }
  for (const [index, line] of frontMatterLines(page.text).entries())
    if (/^\w+: *[^"'#\s].* #/.test(line)) report(index + 1, 'in YAML, " #" starts a comment: quote this value');
  const expected = `/${pageId(page.file)}`;
  if (data.slug !== expected)
    report(lineOfKey(page, 'slug'), `the slug must be "${expected}", the path of the file: write "slug: ${expected}"`);
};

/** Checks that a file name is valid in a URL and does not begin with a number, which Docusaurus would remove. */
export const fileName: PageRule = ({ file }, report) => {
  const name = posix.basename(file);
  if (/^[A-Za-z_][\w.-]*\.mdx$/.test(name)) return;
  report(1, `rename ${name}: use the extension .mdx, and only letters A–Z, digits and hyphens, with a letter first`);
};
