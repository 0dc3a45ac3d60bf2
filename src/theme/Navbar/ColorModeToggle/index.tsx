/**
 * Replaces the theme's component, which reads the color mode from React. Here, a custom element manages the color mode.
 */
export { default } from '@theme/ColorModeToggle';
