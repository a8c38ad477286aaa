export { composeRadars, replaceBlipCards } from './compose.ts';
