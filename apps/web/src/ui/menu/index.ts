export { MoreMenu, MoreMenuItem } from './more-menu.tsx';
export { overRows } from './over-rows.ts';
