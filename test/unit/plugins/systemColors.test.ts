import { join } from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import systemColors from '../../../src/plugins/bundler/systemColors';

test('the plugins that Docusaurus names are made once for all style sheets, with their options', async () => {
  const named = [join(process.cwd(), 'node_modules/postcss-preset-env'), { features: { 'nesting-rules': true } }];
  const options = { ident: 'postcss', plugins: [named] };
  const configured = systemColors().configurePostCss!(options);
  const plugins = configured.plugins as AcceptedPlugin[];
  expect(plugins.map((plugin) => typeof plugin)).toEqual(['object', 'object']);
  const sheets = ['.a { .b & { color: red } }', "[data-theme='dark'] .a { color: red }"];
  const [nested, dark] = await Promise.all(sheets.map((css) => postcss(plugins).process(css, { from: undefined })));
  expect(nested.css).toContain('.b .a');
  expect(dark.css).toContain(':where(html):not([data-theme]) .a');
});
