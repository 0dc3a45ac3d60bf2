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

/** The theme's providers except the color mode and the announcement, whose state custom elements manage. */
export default function LayoutProvider({ children }: Props): ReactNode {
  // NavbarProvider also blocks the history. This block wins, because effects of parents run last.
  useDocumentLinks();
  return <Provider>{children}</Provider>;
}
