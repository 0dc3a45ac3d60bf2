import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The button that leads back to the top, of which only the markup is here: it is shown, and works, by `client/plain/top.ts`. */
export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      data-plain="top"
      aria-label="Scroll back to top"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
    />
  );
}
