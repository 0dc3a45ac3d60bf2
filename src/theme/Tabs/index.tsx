export { default } from '@site/src/elements/tabs/Tabs';
