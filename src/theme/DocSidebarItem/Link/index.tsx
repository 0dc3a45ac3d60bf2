import type { ReactNode } from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { ofName } from '@site/src/theme/apiNames';

/** A link in the sidebar. If its text is the name of a symbol, translation tools do not translate it. */
export default function NamedLink(props: Props): ReactNode {
  return <DocSidebarItemLink {...props} {...ofName(props.item.label)} />;
}
