export { TabLink, Tabs } from './tabs.tsx';
