import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** Renders the links to the Markdown form of a documentation page, which `src/postbuild/markdown` writes. */
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
