/** The sidebar is in the document on screens of every width: the menu of small ones is made from it. */
export { default } from '@theme/DocSidebar/Desktop';
