export { composeExports } from './compose.ts';
export type { AtOnce } from './exports.service.ts';
