import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';

/** The item types of `src/config/navigation.ts`. The theme's list adds the code of all other types to the bundle. */
export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
} as ComponentTypesObject;
