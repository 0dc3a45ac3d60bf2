import type { ReactNode } from 'react';
import type { Line } from '@site/src/comparison/changes';
import { lineText } from './changes';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  lines: readonly Line[];
  version: 'before' | 'after';
  /** False for what came or went as a whole: then there is nothing to tell apart. */
  marked: boolean;
}

/** The lines of one of the two versions, with the words that the other one does not have marked; nothing without any. */
export default function Lines({ lines, version, marked }: Props): ReactNode {
  const own = lines.filter((line) => lineText(line, version) !== '');
  if (own.length === 0) return null;
  const Mark = version === 'before' ? 'del' : 'ins';
  const side = version === 'before' ? 0 : 1;
  return (
    <div className={styles[version]}>
      <span className={styles.hidden}>{text[version]}</span>
      {own.map((line, index) => (
        <code key={index} className={styles.line}>
          {!marked && lineText(line, version)}
          {marked &&
            line.map((piece, position) =>
              typeof piece === 'string' ? piece : piece[side] && <Mark key={position}>{piece[side]}</Mark>,
            )}
        </code>
      ))}
    </div>
  );
}
