import { Resvg } from '@resvg/resvg-js';
import { Picture, partOf } from '../../../../src/postbuild/cards/picture';

/** The pixels of a PNG, red, green, blue and opacity, as another program reads them. */
function read(png: Buffer, width: number, height: number): number[] {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <image width="${width}" height="${height}" href="${address}"/></svg>`;
  return [...new Resvg(svg).render().pixels];
}

it('lays parts over each other, where and as far as they are to be seen', async () => {
  const clear = [0, 0, 0, 0];
  const picture = new Picture(2, 2);
  picture.lay(partOf(Buffer.from([255, 140, 0, 255, 200, 100, 50, 255]), 1), 1);
  const copy = picture.copy();
  copy.lay(partOf(Buffer.from([...clear, 20, 40, 60, 102]), 1), 1);
  const top = [0, 0, 0, 255, 0, 0, 0, 255];
  expect(read(await copy.toPng(), 2, 2)).toEqual([...top, 255, 140, 0, 255, 140, 100, 90, 255]);
  expect(read(await picture.toPng(), 2, 2)).toEqual([...top, 255, 140, 0, 255, 200, 100, 50, 255]);
});
