export { AnchoredMenu } from './anchored-menu.tsx';
export { MoreMenu, MoreMenuItem } from './more-menu.tsx';
export { overRows } from './over-rows.ts';
