import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Change, ChangeGroup } from '@site/src/comparison/changes';
import clsx from 'clsx';
import { isSymbolGroup } from './changes';
import Lines from './Lines';
import styles from './styles.module.css';
import { changeNames, text } from './text';

interface Props {
  group: ChangeGroup;
  change: Change;
  from: string;
  to: string;
}

/** One change: what it is, how it looked before and looks after, and where both versions show it. */
export default function ChangeItem({ group, change, from, to }: Props): ReactNode {
  const { name, kind, change: type, breaking, lines, notes, links } = change;
  const fullName = isSymbolGroup(group) && name !== group.name ? `${group.name}.${name}` : name;
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        {breaking && <span className={clsx(styles.badge, styles.breaking)}>{text.breaking}</span>}
        <span className={styles.badge}>{changeNames[type]}</span>
        <span>
          <code className={styles.name}>{name}</code> <span className={styles.kind}>{kind}</span>
        </span>
        <span className={styles.links}>
          {links.from && (
            <Link to={links.from} aria-label={text.linkTo(fullName, from)}>
              {from}
            </Link>
          )}
          {links.to && (
            <Link to={links.to} aria-label={text.linkTo(fullName, to)}>
              {to}
            </Link>
          )}
        </span>
      </div>
      <Lines lines={lines} version="before" marked={type === 'changed'} />
      <Lines lines={lines} version="after" marked={type === 'changed'} />
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </li>
  );
}
