export { keepFocus } from './keep-focus.ts';
export { useReturnOfFocus } from './use-return-of-focus.ts';
