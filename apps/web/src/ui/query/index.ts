export { QueryState } from './query-state.tsx';
