export { Themed } from './themed.tsx';
