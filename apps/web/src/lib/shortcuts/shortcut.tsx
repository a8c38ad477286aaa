import { useShortcut } from './shortcuts.ts';

interface ShortcutProps {
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

/** A shortcut as a component, for lists of them. */
export function Shortcut({ keys, label, run }: ShortcutProps) {
  useShortcut(keys, label, run);
  return null;
}
