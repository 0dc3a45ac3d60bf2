export { default } from '@site/src/elements/color-mode/ColorModeToggle';
