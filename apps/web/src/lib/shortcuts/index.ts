export {
  capsOf,
  runShortcutOf,
  type Shortcut,
  useShortcut,
  useShortcutListener,
  useShortcutScope,
  useShortcuts,
} from './shortcuts.ts';
