export { composeCapture } from './compose.ts';
