import type { ReactNode } from 'react';
import type { Break } from '@site/src/features/versions/compiler/findBreaks';
import { ChangeItem } from '@site/src/features/versions/ChangeList';
import type { Comparison } from '@site/src/features/versions/comparison/changes';
import type { CheckResult } from './checkCode';
import { findChange } from './findChange';
import styles from './styles.module.css';
import { text } from './text';

/** Lists the lines that break, grouped by file. Shows each line with the change that breaks it. */
export default function Results({ breaks: { breaks, unreadable }, comparison }: CheckResult): ReactNode {
  const files = [...new Set(breaks.map(({ file }) => file))];
  return (
    <>
      {unreadable.length > 0 && (
        <>
          <p className="margin-bottom--sm">{text.unreadable}</p>
          <ul>
            {unreadable.map(({ file, line, message }) => (
              <li key={file}>{text.syntax(file, line, message)}</li>
            ))}
          </ul>
        </>
      )}
      {files.map((file) => (
        <section key={file} aria-label={file}>
          <h3 className={styles.file}>
            <code>{file}</code>
          </h3>
          <ol className="clean-list">
            {breaks
              .filter((found) => found.file === file)
              .map((found) => (
                <Line key={`${found.line} ${found.item}`} {...found} comparison={comparison} />
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Line({ line, code, item, message, comparison }: Break & { comparison: Comparison }): ReactNode {
  const { groups, from, to } = comparison;
  const found = item === undefined ? undefined : findChange(groups, item);
  return (
    <li className={styles.line}>
      <p className={styles.code}>
        <span className="secondary small">{text.line(line)}</span> <code>{code}</code>
      </p>
      <p className="margin-bottom--sm">{message.split('\n')[0]}</p>
      {found && (
        <ul className="card clean-list margin--none">
          <ChangeItem {...found} from={from} to={to} />
        </ul>
      )}
    </li>
  );
}
