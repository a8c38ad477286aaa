export { UiProvider } from './ui-provider.tsx';
