import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';

export default function AnnouncementBar(): ReactNode {
  const { id, content } = useThemeConfig().announcementBar!;
  return (
    <announcement-bar role="banner" data-id={id}>
      <div dangerouslySetInnerHTML={{ __html: content }} />
      <button type="button" disabled aria-label="Close" className="clean-btn close">
        <IconClose width={14} height={14} strokeWidth={3.1} />
      </button>
    </announcement-bar>
  );
}
