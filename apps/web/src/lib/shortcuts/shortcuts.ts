import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../browser/index.ts';
import { keyCaps, matchesKeys } from './keys.rules.ts';

export interface Shortcut {
  readonly keys: string;
  /** What it does, in the user's language. */
  readonly label: string;
}

interface Registered extends Shortcut {
  readonly run: () => void;
}

const registered = createStore<readonly Registered[]>([]);

interface Options {
  /** False switches the shortcut off, and takes it out of the help. */
  readonly enabled?: boolean;
}

/**
 * Adds a shortcut while the component is mounted, and lists it in the help (`?`). Where two are written alike, the one
 * that was mounted last has it. No shortcut fires while somebody types, or under a dialog that it does not belong to.
 */
export function useShortcut(keys: string, label: string, handler: () => void, { enabled = true }: Options = {}): void {
  const run = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return;
    const entry: Registered = { keys, label, run: () => run() };
    registered.set([...registered.get(), entry]);
    return () => registered.set(registered.get().filter((other) => other !== entry));
  }, [keys, label, enabled]);
}

/** The shortcuts that can be used right now. */
export const useShortcuts = (): readonly Shortcut[] => useStore(registered);

/** Listens to the keyboard. Called once, at start. */
export function listenToShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const found = registered.get().findLast(({ keys }) => matchesKeys(keys, event));
    // A combination with Ctrl or ⌘ is nothing anybody types.
    if (!found || (isTyping(event.target) && !found.keys.startsWith('mod+'))) return;
    event.preventDefault();
    found.run();
  });
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
