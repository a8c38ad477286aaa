export { Art } from './art.tsx';
