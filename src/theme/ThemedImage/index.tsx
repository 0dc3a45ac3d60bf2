import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/ThemedImage';
import styles from './styles.module.css';

/** Renders an image for each color mode. Lazy loading keeps the browser from loading the hidden image. */
export default function ThemedImage({ sources, className, alt, ...props }: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img {...props} key={mode} loading="lazy" src={sources[mode]} alt={alt} className={clsx(className, styles[mode])} />
  ));
}
