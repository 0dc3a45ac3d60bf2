// Names from Docusaurus, Infima and DocSearch that this site depends on. A unit test looks up each name in the
// installed packages, so that an upgrade fails if it renames one. Names that end with `-` or `.` are prefixes.

/** Local storage keys. The search dialog appends the index name to its keys, and each tab group appends its name. */
export const colorModeKey = 'theme';
export const announcementIdKey = 'docusaurus.announcement.id';
export const announcementDismissedKey = 'docusaurus.announcement.dismiss';
export const tabKeyPrefix = 'docusaurus.tab.';
export const preferredVersionPrefix = 'docs-preferred-version-';
export const recentSearchesPrefix = '__DOCSEARCH_RECENT_SEARCHES__';
export const favoriteSearchesPrefix = '__DOCSEARCH_FAVORITE_SEARCHES__';

export const preferredVersionKey = `${preferredVersionPrefix}default`;

/** The attribute of the root element that hides a closed announcement. */
export const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/** All other names: an id, meta elements, an attribute, and the class names that code and style sheets use. */
export const elementNames = `
__docusaurus_skipToContent_fallback docusaurus_tag
data-theme
alert--secondary alert--warning breadcrumbs__item breadcrumbs__item--active breadcrumbs__link button--primary
button--secondary button--sm col--3 docs-wrapper DocSearch--active
DocSearch-Cancel DocSearch-Commands-Key DocSearch-Container DocSearch-Dropdown DocSearch-ErrorScreen DocSearch-Footer
DocSearch-Form DocSearch-Help DocSearch-Hit DocSearch-Hit--Child DocSearch-Hit--deleting DocSearch-Hit--favoriting
DocSearch-Hit-action DocSearch-Hit-action-button DocSearch-Hit-Container DocSearch-Hit-content-wrapper
DocSearch-Hit-icon DocSearch-Hit-path DocSearch-Hit-source DocSearch-Hit-title DocSearch-Hits
DocSearch-HitsFooter DocSearch-Input DocSearch-LoadingIndicator DocSearch-Logo DocSearch-MagnifierLabel
DocSearch-Modal DocSearch-NoResults DocSearch-Prefill DocSearch-Reset DocSearch-Screen-Icon DocSearch-SearchBar
DocSearch-StartScreen DocSearch-Title DocSearch-VisuallyHiddenForAccessibility dropdown--hoverable
dropdown--right dropdown__link dropdown__link--active dropdown__menu footer__copyright footer__logo footer__title
hash-link margin--none margin-bottom--md margin-bottom--sm margin-top--lg margin-vert--lg
menu__caret menu__link menu__link--active menu__link--sublist menu__link--sublist-caret menu__list
menu__list-item menu__list-item-collapsible menu__list-item-collapsible--active navbar--fixed-top navbar-sidebar
navbar-sidebar__back navbar-sidebar__brand navbar-sidebar__close navbar-sidebar__item navbar-sidebar__items
navbar-sidebar__items--show-secondary navbar__brand navbar__inner navbar__item navbar__items navbar__items--right
navbar__link navbar__link--active navbar__toggle pagination-nav pagination-nav__label
pagination-nav__link pagination-nav__link--next pagination-nav__link--prev pagination-nav__sublabel table-of-contents
table-of-contents__link table-of-contents__link--active tabs-container tabs__item tabs__item--active
theme-back-to-top-button theme-doc-breadcrumbs theme-doc-footer theme-doc-markdown theme-doc-sidebar-container
theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level- theme-doc-sidebar-menu theme-doc-toc-desktop
theme-doc-toc-mobile theme-doc-version-badge theme-doc-version-banner theme-edit-this-page theme-last-updated
thin-scrollbar
`;
