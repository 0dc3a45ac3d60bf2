import { useId, type ReactNode } from 'react';
import type { ChangeGroup, GroupKind } from '@site/src/plugins/comparison/changes';
import { kindNames } from '../ChangeList/text';
import styles from './styles.module.css';
import { text } from './text';
import { QUERY_LIMIT, type View, type ViewChange } from './view';

interface Props {
  view: View;
  /** All groups of the comparison: only kinds that it has can be chosen. */
  groups: readonly ChangeGroup[];
  onChange: (change: ViewChange) => void;
}

/** Which of the changes to show. */
export default function Filters({ view, groups, onChange }: Props): ReactNode {
  const [kind, query] = [useId(), useId()];
  const kinds = (Object.keys(kindNames) as GroupKind[]).filter(
    (name) => name === view.kind || groups.some((group) => group.kind === name),
  );
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={kind}>{text.kind}</label>
        <select
          id={kind}
          value={view.kind}
          onChange={(event) => onChange({ kind: event.target.value as View['kind'] })}
        >
          <option value="all">{text.allKinds}</option>
          {kinds.map((name) => (
            <option key={name} value={name}>
              {kindNames[name].all}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={query}>{text.query}</label>
        <input
          id={query}
          type="search"
          autoComplete="off"
          maxLength={QUERY_LIMIT}
          placeholder={text.placeholder}
          value={view.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.breakingOnly}
          onChange={(event) => onChange({ breakingOnly: event.target.checked })}
        />
        {text.breakingOnly}
      </label>
    </div>
  );
}
