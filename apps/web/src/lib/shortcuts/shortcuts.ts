import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../browser/store.ts';
import { beginsKeys, completesKeys, isOfCharacters, keyCaps, keyOf } from './keys.rules.ts';
import { openScopes, type Scope, useScope } from './shortcut-scope.tsx';
import { singleKeys } from './single-keys.ts';

interface Shortcut {
  /** Empty for an action without keys. */
  readonly keys: string;
  /** What the shortcut does, in the user's language. */
  readonly label: string;
}

/** An action that is available on the screen. */
export interface ScreenAction extends Shortcut {
  readonly run: () => void;
}

/** A shortcut listed in the help. */
export interface ListedShortcut extends Shortcut {
  /** Whether it can be used on every screen. */
  readonly everywhere: boolean;
}

interface Registered extends ScreenAction, ListedShortcut {
  readonly keysOnly: boolean;
  readonly listedOnly: boolean;
  readonly whileTyping: boolean;
  readonly secondary: boolean;
  readonly scope: Scope;
}

const row = createStore<readonly Registered[]>([]);

interface Options {
  /** False disables the shortcut and removes it from the help. */
  readonly enabled?: boolean;
  /** True if it also works while a dialog is open over its screen. */
  readonly everywhere?: boolean;
  /** True if it acts on the focused element, so that the palette does not offer it. */
  readonly keysOnly?: boolean;
  /** True if the focused element handles the keys itself, so that the shortcut is only listed. */
  readonly listedOnly?: boolean;
  /**
   * False leaves a combination with Ctrl or ⌘ to the field in which the user types. Other keys are always left to it.
   */
  readonly whileTyping?: boolean;
  /** True if the palette lists it after the other actions of its screen. */
  readonly secondary?: boolean;
}

/**
 * Registers a shortcut while the component is mounted, lists it in the help (`?`) and offers its action in the palette.
 * `keys` has the form `c`, `?`, `Enter`, `mod+k`, `mod+shift+z`, or `g c` for a sequence of two keys. If two shortcuts
 * have the same keys, the one mounted last wins. Without Ctrl or ⌘ none fires while the user types.
 */
export function useShortcut(keys: string, label: string, handler: () => void, options: Options = {}): void {
  const { enabled = true, everywhere = false, keysOnly = false, listedOnly = false } = options;
  const { secondary = false, whileTyping = true } = options;
  const scope = useScope();
  const run = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return;
    const entry: Registered = {
      ...{ keys, label, everywhere, keysOnly, listedOnly, secondary, whileTyping, scope },
      run: () => run(),
    };
    row.set([...row.get(), entry]);
    return () => row.set(row.get().filter((other) => other !== entry));
  }, [keys, label, enabled, everywhere, keysOnly, listedOnly, secondary, whileTyping, scope]);
}

/** Offers an action without keys in the palette while the component is mounted. */
export const useAction = (label: string, handler: () => void, options: Pick<Options, 'enabled'> = {}): void =>
  useShortcut('', label, handler, options);

/** The shortcuts of the topmost dialog, or of the page if no dialog is open. */
const active = (all: readonly Registered[], scopes: readonly symbol[]): Registered[] =>
  all.filter(({ everywhere, scope }) => everywhere || scope === scopes.at(-1));

const activeNow = (): Registered[] => active(row.get(), openScopes.get()).filter(({ listedOnly }) => !listedOnly);

const useActive = (): Registered[] => active(useStore(row), useStore(openScopes));

/** Runs the active shortcut for these keys, if there is one. */
export function runShortcutOf(wanted: string): void {
  activeNow()
    .findLast(({ keys }) => keys === wanted)
    ?.run();
}

/** The shortcuts that are available at the moment. */
export const useShortcuts = (): readonly ListedShortcut[] => useActive().filter(({ keys }) => keys !== '');

/** The actions that are available on the screen at the moment. */
export const useScreenActions = (): readonly ScreenAction[] =>
  useActive()
    .filter(({ everywhere, keysOnly }) => !everywhere && !keysOnly)
    .sort((a, b) => Number(a.secondary) - Number(b.secondary));

/** Listens to the keyboard while the component is mounted. */
export function useShortcutListener(): void {
  useEffect(() => {
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, []);
}

/** The first key of a sequence, stored for a moment after it was pressed. */
let pending: string | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;
const secondKeyMs = 1500;

function begin(key: string | undefined): void {
  clearTimeout(forgetting);
  pending = key;
  if (key !== undefined) forgetting = setTimeout(() => begin(undefined), secondKeyMs);
}

function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isModifier(event.key)) return;
  const entries = activeNow().filter(({ keys }) => singleKeys.get() || !isOfCharacters(keys));
  const found = entries.findLast(({ keys }) => completesKeys(keys, pending, event));
  const typing = isTyping(event.target);
  const begins = pending === undefined && !typing && entries.some(({ keys }) => beginsKeys(keys, event));
  begin(begins ? keyOf(event) : undefined);
  // A combination with Ctrl or ⌘ is not typing.
  if (!found || (typing && !(found.whileTyping && found.keys.startsWith('mod+')))) return;
  event.preventDefault();
  found.run();
}

const isModifier = (key: string): boolean => ['Shift', 'Control', 'Alt', 'Meta'].includes(key);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"], [role="combobox"]')) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keycaps of a shortcut on this machine. */
export const capsOf = (keys: string): string[] => keyCaps(keys, isMac);
