import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';

/** The moon of the mode switch, in lines as the sun is. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <path strokeLinejoin="round" d="M10 4a8 8 0 1 0 10 10A8 8 0 0 1 10 4z" />
    </svg>
  );
}
