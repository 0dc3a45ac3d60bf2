import { Resvg } from '@resvg/resvg-js';
import { drawCard } from '../../../../src/postbuild/cards/draw';

test('the title of a card does not touch the edges', async () => {
  const png = await drawCard({ title: 'SponsorBlock typedefs', kind: 'Types' });
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  const margin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1120 120 80 160">
    <image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels } = new Resvg(margin).render();
  expect(pixels).toHaveLength(4 * 80 * 160);
  expect(pixels.equals(Buffer.alloc(pixels.length, Buffer.from('0e0b0aff', 'hex')))).toBe(true);
});
