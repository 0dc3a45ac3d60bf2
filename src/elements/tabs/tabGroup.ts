import { tabKeyPrefix } from '../../config/docusaurusNames';

/** Returns the storage key that all tab groups with the same name share. */
export const storageKeyOf = (name: string): string => tabKeyPrefix + name;

/** Shows the tab with a value. Does nothing if the group has no such tab. */
export function showTab(group: HTMLElement, value: string | null): void {
  const [list, panels] = group.children;
  const tabs = [...list.children] as HTMLElement[];
  if (!tabs.some(({ dataset }) => dataset.value === value)) return;
  tabs.forEach((tab, index) => {
    const isShown = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isShown);
    panels.children[index].toggleAttribute('data-shown', isShown);
    if (isShown) panels.children[index].removeAttribute('hidden');
  });
}
