const declaration = /(?<=[;{}\s])(?:[a-z-]*(?:margin|padding)[a-z-]*|(?:row-|column-)?gap):[^;}]*/g;

/** The largest step of the spacing scale in `tokens.css`, in rem. Larger values are sizes rather than spacing. */
const largestStep = 2.5;

/**
 * Finds margins, paddings and gaps that use a number of rem instead of a `--space-*` token.
 * @param {string} css
 * @returns {{ index: number, message: string }[]}
 */
export function spacingProblems(css) {
  return [...css.matchAll(declaration)].flatMap(({ 0: text, index }) => {
    const sizes = [...text.matchAll(/(?<![\w.-])-?(\d*\.?\d+)rem\b/g)].filter(
      ([, size]) => Number(size) <= largestStep,
    );
    return sizes.map(([size]) => ({
      index,
      message: `Use a --space-* token of tokens.css instead of ${size}: ${text}`,
    }));
  });
}
