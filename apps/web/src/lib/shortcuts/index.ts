export { capsOf, listenToShortcuts, type Shortcut, useShortcut, useShortcuts } from './shortcuts.ts';
