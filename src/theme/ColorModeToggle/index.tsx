import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

/**
 * The switch of the color mode, of which only the markup is here: it works before the application runs, and without it,
 * by `client/head/colorMode.js`. The style sheet chooses what it says and shows.
 */
function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        data-plain="color-mode"
        title="Switch between dark and light mode"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-live="polite"
      >
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
        <span className={styles.label}>
          Switch between dark and light mode (currently <span className={styles.light}>light</span>
          <span className={styles.dark}>dark</span> mode)
        </span>
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
