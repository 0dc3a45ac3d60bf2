import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Details';

/** What a page of words hides until it is asked for: the browser itself opens and closes it. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--secondary', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : (summary ?? <summary>Details</summary>)}
      {children}
    </details>
  );
}
