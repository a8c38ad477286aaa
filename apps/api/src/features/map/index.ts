export { composeMap } from './compose.ts';
export { makeMap } from './making/map-maker.ts';
export { readMapPicture } from './reading/map-picture.ts';
