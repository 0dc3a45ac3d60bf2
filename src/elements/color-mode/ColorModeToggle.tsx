import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

const icon = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  'aria-hidden': true,
};

/** The button that switches the color mode. The style sheet shows the icon and the name of the current mode. */
export default function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  return (
    <color-mode-toggle className={clsx(styles.toggle, className)}>
      <button
        type="button"
        disabled
        title="Switch between dark and light mode"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-live="polite"
      >
        <svg {...icon} className={styles.light}>
          <path
            strokeLinecap="round"
            d="M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19m0-14-1.5 1.5m-11 11L5 19"
          />
        </svg>
        <svg {...icon} className={styles.dark}>
          <path strokeLinejoin="round" d="M10 4a8 8 0 1 0 10 10A8 8 0 0 1 10 4z" />
        </svg>
        <span className={styles.label}>
          Switch between dark and light mode (currently <span className={styles.light}>light</span>
          <span className={styles.dark}>dark</span> mode)
        </span>
      </button>
    </color-mode-toggle>
  );
}
