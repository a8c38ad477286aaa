export { ErrorState } from './error-state.tsx';
export { NoPermission } from './no-permission.tsx';
export { Bone, Loading } from './skeleton.tsx';
export { State } from './state.tsx';
