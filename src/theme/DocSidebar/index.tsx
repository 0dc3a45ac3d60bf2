/** Render the same sidebar on all screens, because the mobile menu copies it. */
export { default } from '@theme/DocSidebar/Desktop';
