import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The table of contents in the page strip. Its `<summary>` shows the page name and the current heading. */
export default function TOCCollapsible({ className, ...contents }: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary title="On this page">
        <span>
          {/* `src/elements/table-of-contents` inserts the current heading. */}
          <b>{useDoc().metadata.title}</b> <span data-heading />
        </span>
      </summary>
      <TOCItems {...contents} linkClassName="table-of-contents__link" />
    </details>
  );
}
