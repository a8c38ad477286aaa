export { Anchor, useMounted } from './anchor.tsx';
export { Later } from './later.tsx';
export { LoadedPart } from './loaded-part.tsx';
export { useLoaded, useLoadedSoon, usePart } from './use-loaded.ts';
export { type OpenedBy, useOnDemand } from './use-on-demand.ts';
