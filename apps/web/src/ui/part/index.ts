export { inPart, Part } from './part.tsx';
export { useBroken } from './use-broken.ts';
