import '../search/ui/Bar/searchBar.element';
import './prefetch/prefetch';
import './progress-bar/progressBar';
import './copy-code/copyCode.element';
import './details/details';
import './dropdown/dropdown.element';
import './mobile-menu/mobileMenu.element';
import './navbar/navbar.element';
import './skip-link/skipLink';
import './table-of-contents/tableOfContents.element';
import './back-to-top/backToTop.element';

// The style sheet shows the controls that depend on these modules.
document.documentElement.dataset.ready = 'true';
