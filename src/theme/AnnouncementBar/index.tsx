import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';

/** The announcement, of which only the markup is here: `client/head/announcement.js` closes it, and knows who has. */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  const { isCloseable, content } = announcementBar;
  return (
    <div role="banner">
      <div dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" data-plain="announcement" aria-label="Close" className="clean-btn close">
          <IconClose width={14} height={14} strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}
