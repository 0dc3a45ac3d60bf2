import type { ComponentProps, ReactNode } from 'react';
import IconHome from '@theme-original/Icon/Home';

/** The first breadcrumb's icon. Screen readers skip the icon, because its link has a name. */
export default function HiddenIconHome(props: ComponentProps<typeof IconHome>): ReactNode {
  return <IconHome aria-hidden {...props} />;
}
