export { default } from '@site/src/elements/announcement-bar/AnnouncementBar';
