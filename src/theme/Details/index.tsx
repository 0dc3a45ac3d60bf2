import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Details';

/** A native `<details>` element. The component of the classic theme needs React to open. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--secondary', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : (summary ?? <summary>Details</summary>)}
      {children}
    </details>
  );
}
