import type { ReactNode } from 'react';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { composeProviders } from '@docusaurus/theme-common';
import {
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import { useDocumentLinks } from '@site/src/app/useDocumentLinks';
import type { Props } from '@theme/Layout/Provider';

const Provider = composeProviders([
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/**
 * The providers of the theme, except those of the color mode and the announcement. Custom elements manage their state.
 */
export default function LayoutProvider({ children }: Props): ReactNode {
  // NavbarProvider also blocks the history. The block below takes precedence, because the effects of parent components
  // run last.
  useDocumentLinks();
  return <Provider>{children}</Provider>;
}
