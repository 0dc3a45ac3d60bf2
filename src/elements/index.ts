import './prefetch/prefetch';
import './copy-code/copyCode.element';
import './details/details';
import './dropdown/dropdown.element';
import './mobile-menu/mobileMenu.element';
import './navbar/navbar.element';
import './skip-link/skipLink';
import './table-of-contents/tableOfContents.element';
import './back-to-top/backToTop.element';

// What works by these scripts is shown from now on, and what was pressed before is done (`head/early.js`).
document.documentElement.dataset.ready = 'true';
dispatchEvent(new Event('plain'));
