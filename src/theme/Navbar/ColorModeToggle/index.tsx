/** Replaces the theme's component, which reads the color mode from React. A custom element manages the color mode. */
export { default } from '@theme/ColorModeToggle';
