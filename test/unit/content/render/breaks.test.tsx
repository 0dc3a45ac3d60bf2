import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { breakCode } from '../../../../src/content/render/nodes';
import { labelCells } from '../../../../src/content/render/tables';
import Heading from '../../../../src/elements/heading/Heading';

/** Renders prose, and marks each possible line break with `|`. */
async function set(prose: string): Promise<string> {
  const remarkPlugins = [remarkGfm, () => breakCode, () => labelCells];
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
])('a table breaks %s only at word boundaries', async (code, shown) => {
  expect(await set(`| a |\n| --- |\n| see [\`${code}\`](#b) |\n`)).toContain(
    `see <a href="#b"><code>${shown}</code></a>`,
  );
});

test('code in sentences breaks only in names of more than 20 characters, and samples do not break', async () => {
  expect(await set('See `UnsupportedClassVersionError`.')).toContain('Unsupported|Class|Version|Error');
  const html = await set('Call `setVoiceChannelId`.\n\n```ts\nplayer.setVoiceChannelId();\n```\n');
  expect(html).toContain('<code>setVoiceChannelId</code>');
  expect(html).not.toContain('|');
});

test('the heading of a member breaks between words, unlike other headings', () => {
  const headingOf = (className?: string) =>
    renderToStaticMarkup(
      <Heading as="h3" id="a" className={className}>
        skipTrackSource(trackName)
      </Heading>,
    );
  expect(headingOf('api-member-name')).toContain('>skip<wbr/>Track<wbr/>Source(<wbr/>track<wbr/>Name)<');
  expect(headingOf()).toContain('>skipTrackSource(trackName)<');
});

test('the third cell of a table with three columns has the label of its column', async () => {
  const table = (columns: string) => set(`${columns}\n${columns.replace(/\w+/g, '---')}\n${columns}\n`);
  const render = async (columns: string) => (await table(columns)).match(/data-label="\w+"/g) ?? [];
  expect(await render('| A | B | Fix |')).toEqual(['data-label="Fix"']);
  expect(await render('| A | B |')).toEqual([]);
  expect(await render('| A | B | C | D |')).toEqual([]);
});
