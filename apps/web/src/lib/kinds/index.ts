export { linkTo } from './link-to.ts';
export { restore } from './restore.ts';
