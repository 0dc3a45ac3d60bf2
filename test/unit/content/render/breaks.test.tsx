import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { breakCode } from '../../../../src/content/render/nodes';

/** Renders prose, and marks each possible line break with `|`. */
async function set(prose: string): Promise<string> {
  const remarkPlugins = [remarkGfm, () => breakCode];
  const { default: Content } = await evaluate(prose, { Fragment, jsx, jsxs, remarkPlugins });
  const html = renderToStaticMarkup(<Content />);
  return html.replaceAll('<wbr/>', '|');
}

test.each([
  ['setVoiceChannelId', 'set|Voice|Channel|Id'],
  ['manager.on(ManagerEventTypes.TrackStart, …)', 'manager|.on(|Manager|Event|Types|.Track|Start, …)'],
  ['queue.previous?.[0]?.title', 'queue|.previous|?.[0]|?.title'],
  ['magmastream/dist/sessionData', 'magmastream/|dist/|session|Data'],
  ['until trackStart fires', 'until trackStart fires'],
  ['ECONNREFUSED', 'ECONNREFUSED'],
  ['null', 'null'],
])('a table breaks %s at word boundaries only', async (code, shown) => {
  expect(await set(`| a |\n| --- |\n| see [\`${code}\`](#b) |\n`)).toContain(
    `see <a href="#b"><code>${shown}</code></a>`,
  );
});

test('code in sentences and samples never breaks', async () => {
  const html = await set('Call `setVoiceChannelId`.\n\n```ts\nplayer.setVoiceChannelId();\n```\n');
  expect(html).toContain('<code>setVoiceChannelId</code>');
  expect(html).not.toContain('|');
});
