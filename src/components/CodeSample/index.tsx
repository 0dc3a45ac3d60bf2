import type { ReactNode } from 'react';

/** A short command on a page that is no document, with the markup that `src/remark/highlight.ts` gives to samples. */
export default function CodeSample({ code }: { code: string }): ReactNode {
  return (
    <div className="code-sample">
      <pre>
        <code>{code}</code>
      </pre>
      <button className="code-copy" type="button">
        Copy
      </button>
    </div>
  );
}
