import type { ReactNode } from 'react';

/** A sample that is wider than the page scrolls, and a keyboard can scroll only what can be focused. */
const scrollable = { tabIndex: 0 };

/** A short command on a page that is no document, with the markup that `src/remark/highlight.ts` gives to samples. */
export default function CodeSample({ code }: { code: string }): ReactNode {
  return (
    <div className="code-sample">
      <pre {...scrollable}>
        <code>{code}</code>
      </pre>
      <button className="code-copy" type="button">
        Copy
      </button>
    </div>
  );
}
