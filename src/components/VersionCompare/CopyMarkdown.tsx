import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { text } from './text';

/** Copies a text; where the clipboard is out of reach, shows it selected, so that the reader's own command takes it. */
export default function CopyMarkdown({ markdown }: { markdown: string }): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setOutcome(null), [markdown]);
  useEffect(() => {
    if (outcome === 'blocked') {
      area.current?.focus();
      area.current?.select();
    }
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(markdown);
      setOutcome('copied');
    } catch {
      setOutcome('blocked');
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
