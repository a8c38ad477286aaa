export { useWithheldComposing, withholdComposing } from './composing.ts';
export { keyOf } from './keys.rules.ts';
export { ShortcutScope, useDialogScope } from './shortcut-scope.tsx';
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
export { chooseSingleKeys, singleKeys } from './single-keys.ts';
