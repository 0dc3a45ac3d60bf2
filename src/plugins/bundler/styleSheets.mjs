// The entry for the style sheet of the site. The build renders the components that import these files only on the
// server, which emits no styles. The order is that of Docusaurus: global styles, theme components, own components.
import '@generated/client-modules';

import.meta.webpackContext('@docusaurus/theme-classic/lib/theme', { regExp: /^(?!.*\/(Blog|CodeBlock)).*\.css$/ });
import.meta.webpackContext('../..', { regExp: /\.module\.css$/ });
