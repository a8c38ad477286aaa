import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { createStore, useStore } from '../browser/index.ts';
import { keyCaps, matchesKeys } from './keys.rules.ts';

export interface Shortcut {
  readonly keys: string;
  /** What it does, in the user's language. */
  readonly label: string;
}

interface Registered extends Shortcut {
  readonly run: () => void;
  readonly everywhere: boolean;
}

/** Marks in the list of shortcuts where a dialog opened: the entries before it belong to the page below. */
const dialogOpened = 'dialog-opened';

const row = createStore<readonly (Registered | typeof dialogOpened)[]>([]);

interface Options {
  /** False switches the shortcut off, and takes it out of the help. */
  readonly enabled?: boolean;
  /** True lets it work while a dialog is open over its screen. */
  readonly everywhere?: boolean;
}

/**
 * Adds a shortcut while the component is mounted, and lists it in the help (`?`). `keys` is written `c`, `?`, `Enter`,
 * `mod+k`. If two have the same keys, the one mounted last wins. None fires while the user types.
 */
export function useShortcut(keys: string, label: string, handler: () => void, options: Options = {}): void {
  const { enabled = true, everywhere = false } = options;
  const run = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return;
    const entry: Registered = { keys, label, everywhere, run: () => run() };
    row.set([...row.get(), entry]);
    return () => row.set(row.get().filter((other) => other !== entry));
  }, [keys, label, enabled, everywhere]);
}

/** Called by a dialog: while it is open, the shortcuts of the page below are disabled. */
export function useShortcutScope(open: boolean): void {
  // A layout effect runs before the effects that add the dialog's own shortcuts, so those come after the mark.
  useLayoutEffect(() => {
    if (!open) return;
    row.set([...row.get(), dialogOpened]);
    return () => row.set(row.get().toSpliced(row.get().lastIndexOf(dialogOpened), 1));
  }, [open]);
}

function active(all: readonly (Registered | typeof dialogOpened)[]): Registered[] {
  const top = all.lastIndexOf(dialogOpened);
  return all.filter((entry, index) => entry !== dialogOpened && (index > top || entry.everywhere)) as Registered[];
}

/** Runs the active shortcut for these keys, if there is one. */
export function runShortcutOf(wanted: string): void {
  active(row.get())
    .findLast(({ keys }) => keys === wanted)
    ?.run();
}

/** The shortcuts that can be used right now. */
export const useShortcuts = (): readonly Shortcut[] => active(useStore(row));

/** Listens to the keyboard while the component is mounted. */
export function useShortcutListener(): void {
  useEffect(() => {
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, []);
}

function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const found = active(row.get()).findLast(({ keys }) => matchesKeys(keys, event));
  // A combination with Ctrl or ⌘ is not typing.
  if (!found || (isTyping(event.target) && !found.keys.startsWith('mod+'))) return;
  event.preventDefault();
  found.run();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"], [role="combobox"]')) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keycaps of a shortcut on this machine. */
export const capsOf = (keys: string): string[] => keyCaps(keys, isMac);
