export { ProgressBar } from './progress-bar.tsx';
