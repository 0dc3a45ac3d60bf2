/** The theme's component reads the color mode from React, which does not know it on this site. */
export { default } from '@theme/ColorModeToggle';
