import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { ssrTemplate } from '../../../src/config/ssrTemplate';

test("a page hides the theme's icons without an inline style, and drops the theme's inline script", async () => {
  const render = await compileSSGTemplate(ssrTemplate);
  const preBodyTags = '<svg style="display: none;"><symbol id="icon"></symbol></svg>\n<script>theme()</script>';
  const lists = { metaAttributes: [], stylesheets: [], scripts: [] };
  const html = render({ ...lists, preBodyTags, htmlAttributes: '', appHtml: 'page' } as never);
  expect(html).toContain('<div hidden><svg><symbol id="icon"></symbol></svg></div>');
  expect(html).not.toMatch(/style=|theme\(\)/);
});
