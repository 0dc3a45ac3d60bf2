import '../search/ui/Bar/searchBar.element';
import './page-strip/pageStrip.element';
import './prefetch/prefetch';
import './progress-bar/progressBar';
import './announcement-bar/announcementBar.element';
import './code-selection/codeSelection';
import './color-mode/colorMode.element';
import './copy/copy';
import './details/details';
import './dropdown/dropdown.element';
import './keyboard-help/keyboardHelp';
import './member-filter/memberFilter';
import './mobile-menu/mobileMenu.element';
import './navbar/navbar';
import './sample-hover/sampleHover';
import './scrollable-code/scrollableCode';
import './skip-link/skipLink';
import './table-of-contents/tableOfContents';
import './tabs/tabs.element';
import './version-switch/versionLinks';
import './back-to-top/backToTop.element';

// Style sheets hide the controls that depend on these modules until this attribute is set.
document.documentElement.dataset.ready = 'true';
