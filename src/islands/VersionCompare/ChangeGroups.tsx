import { useRef, type ReactNode } from 'react';
import type { ChangeGroup } from '@site/src/features/versions/comparison/changes';
import { Changes, GroupCounts, groupId, GroupName } from '@site/src/features/versions/ChangeList';
import { text } from '@site/src/features/versions/text';
import styles from './styles.module.css';
import { useOpenTarget } from './useOpenTarget';

interface Props {
  groups: readonly ChangeGroup[];
  from: string;
  to: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Lists groups of changes that readers can expand. The first group with a breaking change is open. */
export default function ChangeGroups({ groups, isOpen, children, ...versions }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useOpenTarget(list);
  const firstBreaking = groups.find(({ changes }) => changes.some(({ breaking }) => breaking));
  const toggleAll = (open: boolean): void =>
    list.current?.querySelectorAll('details').forEach((group) => (group.open = open));

  return (
    <>
      <div className={styles.tools}>
        {[text.openAll, text.closeAll].map((label) => (
          <button
            key={label}
            type="button"
            className="button button--secondary button--sm"
            onClick={() => toggleAll(label === text.openAll)}
          >
            {label}
          </button>
        ))}
        {children}
      </div>
      <div ref={list}>
        {groups.map((group) => (
          <details key={group.name} className={styles.group} open={isOpen || group === firstBreaking}>
            <summary>
              <h3 id={groupId(group, 'change')}>
                <GroupName {...group} />
              </h3>{' '}
              <GroupCounts changes={group.changes} />
            </summary>
            <Changes group={group} {...versions} />
          </details>
        ))}
      </div>
    </>
  );
}
