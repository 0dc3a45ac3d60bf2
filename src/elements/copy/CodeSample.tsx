import type { ReactNode } from 'react';

/** Renders a command with a "Copy" button. Uses the same markup as `src/content/render/highlight.ts`. */
export default function CodeSample({ code }: { code: string }): ReactNode {
  return (
    <section className="code-sample">
      <pre translate="no">
        <code>{code}</code>
      </pre>
      <button className="code-copy" type="button">
        Copy
      </button>
    </section>
  );
}
