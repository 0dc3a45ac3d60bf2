import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The table of contents on small screens, as a native `<details>` element. */
export default function TOCCollapsible({ className, ...contents }: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary>On this page</summary>
      <TOCItems {...contents} />
    </details>
  );
}
