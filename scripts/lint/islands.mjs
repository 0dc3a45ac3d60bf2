import { interactiveCode } from '../../src/lib/interactive.mjs';

/** ESLint rule that refuses hooks, refs and event handlers. `eslint.config.mjs` turns it off for islands. */
export const islands = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: () =>
      interactiveCode(context.sourceCode.text).forEach(({ line, message }) =>
        context.report({ loc: { line, column: 0 }, message }),
      ),
  }),
};
