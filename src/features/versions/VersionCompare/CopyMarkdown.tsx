import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';
import { text } from './text';

/** Copies a text; where the clipboard is out of reach, shows it selected, so that the reader's own command takes it. */
export default function CopyMarkdown({ markdown }: { markdown: string }): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setOutcome(null), [markdown]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(markdown);
      setOutcome('copied');
    } catch {
      // At once, so that there is a text to select; and at every press, also when it has been there since the last one.
      flushSync(() => setOutcome('blocked'));
      area.current?.focus();
      area.current?.select();
    }
  };

  return (
    <div className={styles.copy}>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
        {text.copy}
      </button>
      <span role="status">{outcome && text[outcome]}</span>
      {outcome === 'blocked' && (
        <textarea
          ref={area}
          className={styles.markdown}
          aria-label={text.markdown}
          readOnly
          rows={8}
          value={markdown}
        />
      )}
    </div>
  );
}
