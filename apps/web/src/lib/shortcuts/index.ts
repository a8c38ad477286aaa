export {
  capsOf,
  type Shortcut,
  useShortcut,
  useShortcutListener,
  useShortcutScope,
  useShortcuts,
} from './shortcuts.ts';
