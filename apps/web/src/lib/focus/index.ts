export { useKeptFocus } from './use-kept-focus.ts';
export { useReturnOfFocus } from './use-return-of-focus.ts';
