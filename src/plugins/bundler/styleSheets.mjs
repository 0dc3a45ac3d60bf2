// The entry for the site's style sheet. The build renders the components that import these files only on the server,
// which creates no styles. The order is the same as in Docusaurus: global styles, theme components, other components.
import '@generated/client-modules';

import.meta.webpackContext('@docusaurus/theme-classic/lib/theme', { regExp: /^(?!.*\/(Blog|CodeBlock)).*\.css$/ });
import.meta.webpackContext('../..', { regExp: /\.module\.css$/ });
