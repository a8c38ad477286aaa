export type { Formats } from './format.rules.ts';
export { useFormats } from './use-formats.ts';
