export { Check } from './check.tsx';
