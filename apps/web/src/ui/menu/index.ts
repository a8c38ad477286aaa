export { AnchoredMenu } from './anchored-menu.tsx';
export { ButtonMenu } from './button-menu.tsx';
export { MoreMenuItem } from './more-item.tsx';
export { MoreMenu } from './more-menu.tsx';
export { overRows } from './over-rows.ts';
