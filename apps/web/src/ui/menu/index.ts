export { MoreMenu, MoreMenuItem } from './more-menu.tsx';
