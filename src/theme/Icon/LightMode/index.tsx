import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

/** The sun of the mode switch, drawn in lines: these are a fifth of the letters of the theme's outlines, on every page. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <path
        strokeLinecap="round"
        d="M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19m0-14-1.5 1.5m-11 11L5 19"
      />
    </svg>
  );
}
