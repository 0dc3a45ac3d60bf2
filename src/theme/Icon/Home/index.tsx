import type { ComponentProps, ReactNode } from 'react';
import IconHome from '@theme-original/Icon/Home';

/** The icon of the first breadcrumb. Screen readers skip it, because its link has a name. */
export default function HiddenIconHome(props: ComponentProps<typeof IconHome>): ReactNode {
  return <IconHome aria-hidden {...props} />;
}
