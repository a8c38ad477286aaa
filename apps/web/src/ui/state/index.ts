export { ErrorState } from './error-state.tsx';
export { Missing } from './missing.tsx';
export { NoPermission } from './no-permission.tsx';
export { Loading, SkeletonBlock } from './skeleton.tsx';
export { State } from './state.tsx';
