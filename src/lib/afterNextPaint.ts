/** Resolves after the browser has painted the next frame. Later work does not delay the visible update. */
export const afterNextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
