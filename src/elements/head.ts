// The modules that run before the first paint of every page. The later modules use the storage of the second module.
import './trusted-types/trustedTypes.head';
import './storage/storage.head';
import './canonical-url/canonicalUrl.head';
import './comparison-link/comparisonLink.head';
import './color-mode/colorMode.head';
import './announcement-bar/announcementBar.head';
import './version-switch/versionSwitch.head';
import './search-bar/searchBar.head';
import './load-failure/loadFailure.head';
import './details/details.head';
import './sidebar/sidebar.head';
import './table-of-contents/tableOfContents.head';
import './tabs/tabs.head';
