export { Anchor, useMounted } from './anchor.tsx';
export { type OpenedBy, useOnDemand } from './use-on-demand.ts';
