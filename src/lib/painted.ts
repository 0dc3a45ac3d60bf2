/** Resolves when what there is to be seen has been painted, and so before the work that would delay it. */
export const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
