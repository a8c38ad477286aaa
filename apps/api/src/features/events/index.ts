export type { ChangeFeed } from './change-feed.ts';
export { composeEvents } from './compose.ts';
