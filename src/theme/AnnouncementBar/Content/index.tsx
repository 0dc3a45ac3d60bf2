import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import AnnouncementBarContent from '@theme-original/AnnouncementBar/Content';

/** The announcement, whose links, being written as HTML, would otherwise load the document anew. */
export default function LinkedAnnouncement(props: ComponentProps<typeof AnnouncementBarContent>): ReactNode {
  const history = useHistory();
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.origin !== window.location.origin) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  return <AnnouncementBarContent {...props} onClick={onClick} />;
}
