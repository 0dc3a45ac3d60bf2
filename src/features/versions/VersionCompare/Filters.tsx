import type { ReactNode } from 'react';
import type { ChangeGroup, GroupKind } from '@site/src/features/versions/comparison/changes';
import { kindNames, text } from '../text';
import styles from './styles.module.css';
import { filterLimit, type View, type ViewChange } from './view';

interface Props {
  view: View;
  /** All groups of the comparison. The kind filter offers only kinds that occur and the selected kind. */
  groups: readonly ChangeGroup[];
  onChange: (change: ViewChange) => void;
}

/** Lets the reader filter changes by kind and text, or show only breaking changes. */
export default function Filters({ view, groups, onChange }: Props): ReactNode {
  const kinds = (Object.keys(kindNames) as GroupKind[]).filter(
    (name) => name === view.kind || groups.some((group) => group.kind === name),
  );
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        {text.kind}
        <select value={view.kind} onChange={({ target }) => onChange({ kind: target.value as View['kind'] })}>
          <option value="all">{text.allKinds}</option>
          {kinds.map((name) => (
            <option key={name} value={name}>
              {kindNames[name].all}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {text.query}
        <input
          type="search"
          autoComplete="off"
          maxLength={filterLimit}
          placeholder={text.placeholder}
          value={view.query}
          onChange={({ target }) => onChange({ query: target.value })}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.breakingOnly}
          onChange={({ target }) => onChange({ breakingOnly: target.checked })}
        />
        {text.breakingOnly}
      </label>
    </div>
  );
}
