import type { ReactNode } from 'react';
import { countChanges, isSymbolGroup, lineText, type Change, type ChangeGroup } from '../comparison/changes';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import type { Line } from '@site/src/lib/wordDiff';
import { changeNames, countsText, kindNames, text } from '../text';
import { badgeClass } from '@site/src/content/render/classes';
import styles from './styles.module.css';

interface Props {
  groups: readonly ChangeGroup[];
  from: string;
  to: string;
  /** A prefix that keeps heading ids unique if several lists on a page contain the same symbol. */
  section: string;
}

/** Lists changes by group. Each group has a level 3 heading. */
export default function ChangeList({ groups, section, ...versions }: Props): ReactNode {
  return groups.map((group) => (
    <section key={group.name} className={styles.group}>
      <h3 id={groupId(group, section)} className={styles.heading}>
        <GroupName {...group} />
      </h3>
      <Changes group={group} {...versions} />
    </section>
  ));
}

/** Returns the heading id of a group. */
export const groupId = (group: ChangeGroup, section: string): string =>
  `${section}-${isSymbolGroup(group) ? group.name : group.kind}`;

/** Renders the name of a group. A symbol name appears as code, followed by the kind of the symbol. */
export function GroupName(group: ChangeGroup): ReactNode {
  if (!isSymbolGroup(group)) return group.name;
  return (
    <>
      <code>{group.name}</code> <Kind name={kindNames[group.kind].singular} />
    </>
  );
}

/** Shows the number of changes in a group. Each change counts once: as breaking or by its type. */
export function GroupCounts({ changes }: Pick<ChangeGroup, 'changes'>): ReactNode {
  const others = changes.filter(({ breaking }) => !breaking);
  const breaking = changes.length - others.length;
  return (
    <span className={`secondary small ${styles.counts}`}>
      {breaking > 0 && <span className={`${badgeClass} ${styles.breaking}`}>{text.breakingCount(breaking)}</span>}
      {/* Non-breaking spaces keep each number and its word on one line. */}
      {others.length > 0 && <span>{countsText(countChanges(others)).replace(/(\d) /g, '$1\u00a0')}</span>}
    </span>
  );
}

/** Lists the changes in one group. */
export function Changes({ group, ...versions }: Pick<Props, 'from' | 'to'> & { group: ChangeGroup }): ReactNode {
  return (
    <ul className="card clean-list margin--none">
      {group.changes.map((change) => (
        <ChangeItem key={`${change.kind} ${change.name}`} change={change} group={group} {...versions} />
      ))}
    </ul>
  );
}

interface ItemProps {
  change: Change;
  group: ChangeGroup;
  from: string;
  to: string;
}

/** Renders a change with its signatures in both versions. For a renamed item, each name links to its page. */
export function ChangeItem({ change: item, group, from, to }: ItemProps): ReactNode {
  const { name, previousName, change, lines, links } = item;
  const owner = isSymbolGroup(group) && name !== group.name ? `${group.name}.` : '';
  const link = (path: string | undefined, version: string, ownName: string, content: ReactNode): ReactNode =>
    path && (
      <a href={withBaseUrl(path)} aria-label={text.linkTo(owner + ownName, version)}>
        {content}
      </a>
    );
  const code = (ownName: string): ReactNode => <code className={styles.name}>{ownName}</code>;
  const showsDiff = change === 'changed' || change === 'renamed';
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        {item.breaking && <span className={`${badgeClass} ${styles.breaking}`}>{text.breaking}</span>}
        <span className={badgeClass}>{changeNames[change]}</span>
        <span key={previousName}>
          {previousName ? (
            <>
              {link(links.from, from, previousName, code(previousName))} → {link(links.to, to, name, code(name))}
            </>
          ) : (
            code(name)
          )}{' '}
          <Kind name={item.kind} />
        </span>
        {!previousName && (
          <span className={`small ${styles.links}`}>
            {link(links.from, from, name, from)}
            {link(links.to, to, name, to)}
          </span>
        )}
      </div>
      <Lines lines={lines} version="before" showsDiff={showsDiff} />
      <Lines lines={lines} version="after" showsDiff={showsDiff} />
      {item.notes.length > 0 && <p className={`secondary small ${styles.notes}`}>{item.notes.join(' ')}</p>}
    </li>
  );
}

function Kind({ name }: { name: string }): ReactNode {
  return <span className={`secondary ${styles.kind}`}>{name}</span>;
}

interface LinesProps {
  lines: readonly Line[];
  version: 'before' | 'after';
  /** False for added and removed items, because they exist in only one version. */
  showsDiff: boolean;
}

function Lines({ lines, version, showsDiff }: LinesProps): ReactNode {
  const own = lines.filter((line) => lineText(line, version) !== '');
  if (own.length === 0) return null;
  const [Mark, side] = version === 'before' ? (['del', 0] as const) : (['ins', 1] as const);
  return (
    <div className={styles[version]}>
      <span className={styles.hidden}>{text[version]}</span>
      {own.map((line, index) => (
        // With this key, React replaces a changed line. React cannot remove text that a browser has translated.
        <code key={`${index} ${JSON.stringify(line)}`} className={styles.line}>
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
