import { Resvg } from '@resvg/resvg-js';
import { CardPainter } from '../../../../src/postbuild/cards/draw';

it('keeps titles off the edges of a card', async () => {
  const png = await new CardPainter().draw({ title: 'SponsorBlock typedefs', kind: 'Types' });
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const margin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1120 120 80 160">
    <image width="1200" height="630" href="${address}"/></svg>`;
  const { pixels } = new Resvg(margin).render();
  expect(pixels).toHaveLength(4 * 80 * 160);
  expect(pixels.equals(Buffer.alloc(pixels.length, Buffer.from('0e0b0aff', 'hex')))).toBe(true);
});
