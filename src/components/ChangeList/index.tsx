import type { ReactNode } from 'react';
import type { ChangeGroup } from '@site/src/comparison/changes';
import ChangeItem from './ChangeItem';
import { isSymbolGroup } from './changes';
import styles from './styles.module.css';
import { kindNames } from './text';

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
        {group.changes.map((change) => (
          <ChangeItem key={`${change.kind} ${change.name}`} group={group} change={change} from={from} to={to} />
        ))}
      </ul>
    </section>
  ));
}
