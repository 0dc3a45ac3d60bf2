import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** Links to the Markdown form of a page of the docs. `src/postbuild/markdown` writes it. */
export default function MarkdownLinks(): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <p className="page-tools">
      <a href={`${permalink}.md`}>View as Markdown</a>
      <button type="button" className="clean-btn copy-page">
        Copy page as Markdown
      </button>
    </p>
  );
}
