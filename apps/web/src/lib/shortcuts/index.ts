export { capsOf, listenToShortcuts, type Shortcut, useShortcut, useShortcutScope, useShortcuts } from './shortcuts.ts';
