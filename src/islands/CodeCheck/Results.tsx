import type { ReactNode } from 'react';
import { ChangeItem } from '@site/src/features/versions/ChangeList';
import { explain, findChange } from '@site/src/features/versions/compiler/explain';
import type { Break } from '@site/src/features/versions/compiler/findBreaks';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { type CheckResult, erela } from './checkCode';
import styles from './styles.module.css';
import { text } from './text';

/** Lists the problems by file and line, each with its fix. Also lists values that the check could not trace. */
export default function Results({ breaks: found, ...comparison }: CheckResult): ReactNode {
  const { breaks, unreadable, unfollowed, imported } = found;
  return (
    <>
      <Notes
        title={text.unreadable}
        notes={unreadable.map(({ file, line, message }) => text.syntax(file, line, message))}
      />
      <Notes
        title={text.unfollowed}
        notes={unfollowed.map(({ name, files, declared }) => `\`${name}\`${text.unfollowedIn(files, declared)}`)}
      />
      {imported.includes(erela.label) && (
        <p>
          {text.fromErela} <a href={withBaseUrl('/docs/guides/from-erela')}>{text.erelaGuide}</a>.
        </p>
      )}
      {groupBy(breaks, ({ file }) => file).map(([file, places]) => (
        <section key={file} aria-label={file}>
          <h3 className={styles.file}>
            <code>{file}</code>
          </h3>
          <ol className="clean-list">
            {groupBy(places, ({ line }) => String(line)).map(([line, problems]) => (
              <Line key={line} problems={problems} {...comparison} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function groupBy(breaks: readonly Break[], keyOf: (one: Break) => string): [key: string, breaks: Break[]][] {
  const keys = new Set(breaks.map(keyOf));
  return [...keys].map((key) => [key, breaks.filter((one) => keyOf(one) === key)]);
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <>
      <p className="margin-bottom--sm">{title}</p>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Sentence text={note} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders text between backticks as code. */
function Sentence({ text: sentence }: { text: string }): ReactNode {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Line({ problems, groups, from, to }: Omit<CheckResult, 'breaks'> & { problems: Break[] }): ReactNode {
  const messages = new Set(problems.map((problem) => explain(problem, groups)));
  const items = new Set(problems.flatMap(({ item }) => item ?? []));
  const changes = [...items].flatMap((item) => findChange(groups, item) ?? []);
  return (
    <li className={styles.line}>
      <p className={styles.code}>
        <span className="secondary small">{text.line(problems[0].line)}</span> <code>{problems[0].text}</code>
      </p>
      <ul className={`clean-list ${styles.messages}`}>
        {[...messages].map((message) => (
          <li key={message}>
            <Sentence text={message} />
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <ul className="card clean-list margin--none">
          {[...new Map(changes.map((one) => [one.change, one])).values()].map((one) => (
            <ChangeItem key={`${one.group.name} ${one.change.name}`} {...one} from={from} to={to} />
          ))}
        </ul>
      )}
    </li>
  );
}
