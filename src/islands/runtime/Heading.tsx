import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

interface Props {
  as: 'h2' | 'h3';
  id: string;
  children: string;
}

/** A heading with a link to itself, like those that the theme renders outside islands. */
export default function Heading({ as: Tag, id, children }: Props): ReactNode {
  const label = `Direct link to ${children}`;
  return (
    <Tag id={id} className={clsx('anchor', styles.anchorWithHideOnScrollNavbar)}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
        &#8203;
      </a>
    </Tag>
  );
}
