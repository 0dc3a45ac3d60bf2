/** The default font size of browsers, in pixels. */
const defaultSize = 16;

/**
 * Replaces pixels with `em` in the widths of a media query. Zooming can cause fractional widths. Each of them matches
 * exactly one of two neighboring breakpoints.
 */
export const widthIn = (query: string): string =>
  query.replace(/\((min|max)-width:\s*(\d+)px\)/g, (_, limit: string, pixels: string) =>
    limit === 'min'
      ? `(width >= ${Number(pixels) / defaultSize}em)`
      : `(width < ${(Number(pixels) + 1) / defaultSize}em)`,
  );
