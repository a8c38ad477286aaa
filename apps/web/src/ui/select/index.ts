export { Select } from './select.tsx';
export type { SelectOption } from './select-option.ts';
