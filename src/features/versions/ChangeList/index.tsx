import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  isSymbolGroup,
  lineText,
  type Change,
  type ChangeGroup,
  type Line,
} from '@site/src/features/versions/comparison/changes';
import { changeNames, kindNames, text } from '../text';
import styles from './styles.module.css';

interface Props {
  groups: readonly ChangeGroup[];
  from: string;
  to: string;
  /** Prefix that keeps heading ids unique if a page shows a symbol in several lists. */
  section: string;
}

/** Lists changes by group. Each group has a level-3 heading. */
export default function ChangeList({ groups, from, to, section }: Props): ReactNode {
  return groups.map((group) => (
    <section key={group.name} className={styles.group}>
      {isSymbolGroup(group) ? (
        <h3 id={`${section}-${group.name}`} className={styles.heading}>
          <code>{group.name}</code> <span className={styles.kind}>{kindNames[group.kind].one}</span>
        </h3>
      ) : (
        <h3 id={`${section}-${group.kind}`} className={styles.heading}>
          {group.name}
        </h3>
      )}
      <ul className={styles.changes}>
        {group.changes.map((change) => {
          const isMember = isSymbolGroup(group) && change.name !== group.name;
          const name = isMember ? `${group.name}.${change.name}` : change.name;
          return <ChangeItem key={`${change.kind} ${change.name}`} change={change} name={name} from={from} to={to} />;
        })}
      </ul>
    </section>
  ));
}

interface ItemProps {
  change: Change;
  /** The display name. Members include their symbol, as in `Player.play`. */
  name: string;
  from: string;
  to: string;
}

function ChangeItem({ change: { change: type, ...change }, name, from, to }: ItemProps): ReactNode {
  const link = (path: string | undefined, version: string): ReactNode =>
    path && (
      <Link to={path} aria-label={text.linkTo(name, version)}>
        {version}
      </Link>
    );
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        {change.breaking && <span className={clsx(styles.badge, styles.breaking)}>{text.breaking}</span>}
        <span className={styles.badge}>{changeNames[type]}</span>
        <span>
          <code className={styles.name}>{change.name}</code> <span className={styles.kind}>{change.kind}</span>
        </span>
        <span className={styles.links}>
          {link(change.links.from, from)}
          {link(change.links.to, to)}
        </span>
      </div>
      <Lines lines={change.lines} version="before" showsDiff={type === 'changed'} />
      <Lines lines={change.lines} version="after" showsDiff={type === 'changed'} />
      {change.notes.length > 0 && <p className={styles.notes}>{change.notes.join(' ')}</p>}
    </li>
  );
}

interface LinesProps {
  lines: readonly Line[];
  version: 'before' | 'after';
  /** False for additions and removals, because they exist in only one version. */
  showsDiff: boolean;
}

/** Shows the lines of one version and marks the words that the other version lacks. */
function Lines({ lines, version, showsDiff }: LinesProps): ReactNode {
  const own = lines.filter((line) => lineText(line, version) !== '');
  if (own.length === 0) return null;
  const [Mark, side] = version === 'before' ? (['del', 0] as const) : (['ins', 1] as const);
  return (
    <div className={styles[version]}>
      <span className={styles.hidden}>{text[version]}</span>
      {own.map((line, index) => (
        <code key={index} className={styles.line}>
          {showsDiff
            ? line.map((piece, position) =>
                typeof piece === 'string' ? piece : piece[side] && <Mark key={position}>{piece[side]}</Mark>,
              )
            : lineText(line, version)}
        </code>
      ))}
    </div>
  );
}
