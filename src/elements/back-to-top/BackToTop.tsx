import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function BackToTop(): ReactNode {
  return (
    <back-to-top>
      <button
        type="button"
        aria-label="Scroll back to top"
        className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
      />
    </back-to-top>
  );
}
