export { QueryState } from './query-state.tsx';
export { useShownError } from './use-shown-error.ts';
