export { useLiveChanges } from './components/use-live-changes.ts';
