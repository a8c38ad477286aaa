export { ShortcutScope } from './shortcut-scope.tsx';
export {
  capsOf,
  type ListedShortcut,
  runShortcutOf,
  type ScreenAction,
  useAction,
  useScreenActions,
  useShortcut,
  useShortcutListener,
  useShortcuts,
} from './shortcuts.ts';
