export { Part } from './part.tsx';
