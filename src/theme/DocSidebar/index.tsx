/** Renders the sidebar on screens of every width, because the menu on small screens copies it. */
export { default } from '@theme/DocSidebar/Desktop';
