import type { ReactNode } from 'react';

/** A sample on a page that is no document, with the markup that `src/remark/highlight.ts` gives to the others. */
export default function CodeSample({ code }: { code: string }): ReactNode {
  return (
    <div className="code-sample">
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <button className="code-copy" type="button">
        Copy
      </button>
    </div>
  );
}
