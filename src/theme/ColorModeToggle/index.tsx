import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import { useClearedChoice } from './useClearedChoice';

/**
 * The button that changes the color mode, made anew in the browser: the one of the static page names the default mode,
 * and React leaves the attributes of static HTML as they are.
 */
export default function FreshColorModeToggle(props: Props): ReactNode {
  useClearedChoice();
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
