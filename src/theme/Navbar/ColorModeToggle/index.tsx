/** Replaces the theme's component, which reads the color mode from React. A custom element manages it instead. */
export { default } from '@theme/ColorModeToggle';
