import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { links } from '@site/src/config/site';
import { currentVersion } from '@site/src/config/versions';

/**
 * The controls that show or copy a page as Markdown. `src/postbuild/markdown` writes the Markdown file. Pages of the
 * current version also show their permanent path, which redirects here until the next release.
 */
export default function MarkdownLinks(): ReactNode {
  const { permalink } = useDoc().metadata;
  const report = `${links.docsRepository}/issues/new?title=${encodeURIComponent(permalink)}`;
  const root = useBaseUrl(`/${currentVersion.path}`);
  const permanent = useDocsVersion().isLast
    ? `${root}/${currentVersion.version}${permalink.slice(root.length)}`
    : undefined;
  return (
    <p className="page-tools" data-permanent={permanent}>
      <a href={`${permalink}.md`}>View as Markdown</a>
      <button type="button" className="clean-btn copy-page">
        Copy page as Markdown
      </button>
      <a href={report}>Report a mistake</a>
    </p>
  );
}
