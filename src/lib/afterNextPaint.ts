/** Resolves after the browser has painted the next frame. Work that follows does not delay what the reader sees. */
export const afterNextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
