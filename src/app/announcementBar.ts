import type { ReactNode } from 'react';

/** The theme wraps the application in it; the state is in the document. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Whether there is an announcement, in the place of the theme's: a closed one takes no room (`head/announcement.js`). */
export function useAnnouncementBar(): { isActive: boolean } {
  return { isActive: true };
}
