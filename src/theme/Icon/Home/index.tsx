import type { ComponentProps, ReactNode } from 'react';
import IconHome from '@theme-original/Icon/Home';

/** The icon of the first breadcrumb. Its link has a name, so screen readers skip the icon. */
export default function HiddenIconHome(props: ComponentProps<typeof IconHome>): ReactNode {
  return <IconHome aria-hidden {...props} />;
}
