export { FoundText } from './found-text.tsx';
