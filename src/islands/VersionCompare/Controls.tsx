import type { ReactNode } from 'react';
import { versions } from '@site/src/config/versions';
import type { ChangeGroup, GroupKind } from '@site/src/features/versions/comparison/changes';
import { kindNames, text } from '@site/src/features/versions/text';
import Select from '../runtime/Select';
import { useIsHydrated } from '../useIsHydrated';
import styles from './styles.module.css';
import { filterLimit, type View, type ViewChange } from './view';

interface Props {
  view: View;
  onChange: (change: ViewChange) => void;
}

/** Lets the reader select two versions. The form stays on the screen while the reader scrolls through the result. */
export function PairForm({ view, onChange, children }: Props & { children: ReactNode }): ReactNode {
  const select = (side: 'from' | 'to'): ReactNode => (
    <Select
      className={styles.field}
      label={text[side]}
      value={view[side]}
      options={Object.fromEntries(versions.map(({ version }) => [version, version]))}
      onChange={(value) => onChange({ [side]: value })}
    />
  );
  return (
    <fieldset className={`needs-script ${styles.pair}`} disabled={!useIsHydrated()}>
      <legend>{text.pair}</legend>
      {select('from')}
      <button
        type="button"
        className="button button--secondary"
        aria-label={text.swapLabel}
        title={text.swapLabel}
        onClick={() => onChange({ from: view.to, to: view.from })}
      >
        ⇄
      </button>
      {select('to')}
      {children}
    </fieldset>
  );
}

/** Lets the reader filter changes by kind and text, or show only breaking changes. */
export function Filters({ view, groups, onChange }: Props & { groups: readonly ChangeGroup[] }): ReactNode {
  // Offer only the kinds that occur in the comparison, and the selected kind.
  const kinds = (Object.keys(kindNames) as GroupKind[])
    .filter((kind) => kind === view.kind || groups.some((group) => group.kind === kind))
    .map((kind): [string, string] => [kind, kindNames[kind].plural]);
  return (
    <div className={styles.form}>
      <Select
        className={styles.field}
        label={text.kind}
        value={view.kind}
        options={{ all: text.allKinds, ...Object.fromEntries(kinds) }}
        onChange={(kind) => onChange({ kind: kind as View['kind'] })}
      />
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
