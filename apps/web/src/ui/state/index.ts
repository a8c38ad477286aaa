export { ErrorState } from './error-state.tsx';
export { Bone, Loading } from './skeleton.tsx';
export { State } from './state.tsx';
