import { useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import { text } from './text';

interface Props {
  message: string;
  /** Asks for the figures; null where that needs no button. */
  onLoad: (() => void) | null;
}

/** How the figures as a whole are doing. */
export default function Status({ message, onLoad }: Props): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  const load = (): void => {
    // The button goes away, and whoever pressed it stays here.
    status.current?.focus({ preventScroll: true });
    onLoad?.();
  };
  return (
    <div className={styles.status}>
      <p ref={status} role="status" tabIndex={-1}>
        {message}
      </p>
      {onLoad && (
        <button type="button" className="button button--primary button--sm" onClick={load}>
          {text.load}
        </button>
      )}
    </div>
  );
}
