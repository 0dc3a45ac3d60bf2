import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Change, ChangeGroup, Line } from '@site/src/features/versions/comparison/changes';
import { isSymbolGroup, lineText } from './changes';
import styles from './styles.module.css';
import { changeNames, kindNames, text } from './text';

interface Props {
  groups: readonly ChangeGroup[];
  from: string;
  to: string;
  /** What the ids of the headings start with: a page may show a symbol in more than one list. */
  section: string;
}

/** Changes grouped by the symbol that they belong to, under headings of the third level. */
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
  /** In full, for links. */
  name: string;
  from: string;
  to: string;
}

/** One change: what it is, how it looked before and looks after, and where both versions show it. */
function ChangeItem({ change: { change: type, ...change }, name, from, to }: ItemProps): ReactNode {
  const link = (address: string | undefined, version: string): ReactNode =>
    address && (
      <Link to={address} aria-label={text.linkTo(name, version)}>
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
      <Lines lines={change.lines} version="before" isMarked={type === 'changed'} />
      <Lines lines={change.lines} version="after" isMarked={type === 'changed'} />
      {change.notes.length > 0 && <p className={styles.notes}>{change.notes.join(' ')}</p>}
    </li>
  );
}

interface LinesProps {
  lines: readonly Line[];
  version: 'before' | 'after';
  /** False for what came or went as a whole: then there is nothing to tell apart. */
  isMarked: boolean;
}

/** The lines of one of the two versions, with the words that the other one does not have marked; nothing without any. */
function Lines({ lines, version, isMarked }: LinesProps): ReactNode {
  const own = lines.filter((line) => lineText(line, version) !== '');
  if (own.length === 0) return null;
  const [Mark, side] = version === 'before' ? (['del', 0] as const) : (['ins', 1] as const);
  return (
    <div className={styles[version]}>
      <span className={styles.hidden}>{text[version]}</span>
      {own.map((line, index) => (
        <code key={index} className={styles.line}>
          {isMarked
            ? line.map((piece, position) =>
                typeof piece === 'string' ? piece : piece[side] && <Mark key={position}>{piece[side]}</Mark>,
              )
            : lineText(line, version)}
        </code>
      ))}
    </div>
  );
}
