export type { Formats } from './format.rules.ts';
export { knowsTimeZone, ownTimeZone } from './own-time-zone.ts';
export { useAgo } from './use-ago.ts';
export { useFormats } from './use-formats.ts';
