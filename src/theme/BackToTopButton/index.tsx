export { default } from '@site/src/elements/back-to-top/BackToTop';
