import type { Locator, Page } from '@playwright/test';

interface Colors {
  /** Fraction of pixels that are nearly white, from 0 to 1. */
  light: number;
  /** Number of colors that each fill more than 1% of the pixels. */
  count: number;
}

/** Measures the colors in base64-encoded PNG screenshots. The page's browser decodes the screenshots. */
function colorsIn(page: Page, screenshots: readonly string[]): Promise<Colors[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (screenshot) => {
          const bytes = Uint8Array.from(atob(screenshot), (byte) => byte.charCodeAt(0));
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
          const count = [...counts.values()].filter((each) => each > pixels.length / 100).length;
          return { light: light / pixels.length, count };
        }),
      ),
    screenshots,
  );
}

/** Returns the number of colors in an element. A single color means that the element shows no content. */
export async function colorsOf(element: Locator): Promise<number> {
  const screenshot = (await element.screenshot()).toString('base64');
  const [{ count }] = await colorsIn(element.page(), [screenshot]);
  return count;
}

/** Returns the fraction of light pixels, from 0 to 1, in each frame that the page paints during `work`. */
export async function lightOfFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 160, maxHeight: 100 });
  await work();
  await session.send('Page.stopScreencast');
  await session.detach();
  return (await colorsIn(page, frames)).map(({ light }) => light);
}
