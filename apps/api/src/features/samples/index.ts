export { composeSamples } from './compose.ts';
