import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** The controls to view or copy a page as Markdown. `src/postbuild/markdown` writes the Markdown file. */
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
