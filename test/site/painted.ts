import type { Locator, Page } from '@playwright/test';

interface Painted {
  /** The share of pixels that are near to white. */
  light: number;
  /** How many colors make up more than one pixel in a hundred each. */
  colors: number;
}

/** What is to be seen in pictures, PNG in base64; decoded by the browser of a page, any page. */
function look(page: Page, pictures: readonly string[]): Promise<Painted[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          const pixels = new Uint32Array(data.buffer);
          const counts = new Map<number, number>();
          for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
          const isLight = (pixel: number) => (pixel & 0xff) > 200 && ((pixel >> 8) & 0xff) > 200;
          let light = 0;
          for (const [pixel, count] of counts) if (isLight(pixel)) light += count;
          const colors = [...counts.values()].filter((count) => count > pixels.length / 100).length;
          return { light: light / pixels.length, colors };
        }),
      ),
    pictures,
  );
}

/** How many colors an element shows: nothing is to be seen where there is one. */
export async function colorsOf(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  const [{ colors }] = await look(element.page(), [picture]);
  return colors;
}

/** How light each frame is that a page paints while `work` is done, from 0 to 1. */
export async function lightOfFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 320, maxHeight: 200 });
  await work();
  await session.send('Page.stopScreencast');
  await session.detach();
  return (await look(page, frames)).map(({ light }) => light);
}
