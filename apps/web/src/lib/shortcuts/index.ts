export {
  capsOf,
  runShortcutOf,
  type ScreenAction,
  type Shortcut,
  useAction,
  useScreenActions,
  useShortcut,
  useShortcutListener,
  useShortcutScope,
  useShortcuts,
} from './shortcuts.ts';
