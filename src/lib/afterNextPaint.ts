/** Resolves after the browser has painted the next frame, so that later work does not delay the visible update. */
export const afterNextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
