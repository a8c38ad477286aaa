export { useStable } from './use-stable.ts';
