import type { ReactNode } from 'react';

/** A keyboard can scroll only what can be focused. */
const scrollable = { tabIndex: 0 };

/** A command with a "Copy" button, in the markup that `src/content/render/highlight.ts` gives to samples. */
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
