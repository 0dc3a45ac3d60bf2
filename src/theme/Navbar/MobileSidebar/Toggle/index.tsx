export { default } from '@site/src/elements/mobile-menu/MobileMenu';
