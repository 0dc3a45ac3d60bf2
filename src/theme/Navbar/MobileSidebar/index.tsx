import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * The menu of small screens, made when it is opened first: the theme makes it at every load, which on a page of the
 * reference is a second sidebar of some hundred nodes that most readers never see.
 */
export default function LazyMobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [opened, setOpened] = useState(false);
  if (shown && !opened) setOpened(true);
  return opened && <MobileSidebar />;
}
