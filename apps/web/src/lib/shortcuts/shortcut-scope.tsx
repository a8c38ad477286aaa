import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createStore } from '../browser/store.ts';

/** The scope of a shortcut: a dialog, or the page under all of them, which has no scope. */
export type Scope = symbol | undefined;

/** The open dialogs, the topmost last. */
export const openScopes = createStore<readonly symbol[]>([]);

const Current = createContext<Scope>(undefined);

/** The scope that contains a component. */
export const useScope = (): Scope => useContext(Current);

/**
 * The scope of a dialog: while it is open, its shortcuts replace those of the page and of the dialogs below. Escape
 * closes the topmost dialog, unless something in it used the key.
 */
export function useDialogScope(open: boolean, close: () => void): symbol {
  const [scope] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    if (!open) return;
    openScopes.set([...openScopes.get(), scope]);
    return () => openScopes.set(openScopes.get().filter((other) => other !== scope));
  }, [open, scope]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || openScopes.get().at(-1) !== scope || isUsed(event)) return;
    // Dialogs below this one get the same event.
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!open) return;
    // The key that opened the dialog still has to reach the window, and must not close it.
    const openedAt = performance.now();
    const listen = (event: KeyboardEvent) => {
      if (event.timeStamp >= openedAt) onKeyDown(event);
    };
    // The window gets the event last: a field, list or form that closes on Escape has stopped it by then.
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
  return scope;
}

/** Whether Escape did something in the dialog: what used it prevents the default, or is a menu, panel or search field. */
const isUsed = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.composedPath().some((target) => target instanceof Element && closesOnEscape(target));

/** Menus and panels of Mantine close without stopping the event. Browsers clear a search field. */
const closesOnEscape = (target: Element): boolean =>
  target.matches('.mantine-Popover-dropdown, .mantine-Menu-dropdown') ||
  (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '');

/** Wraps the content of a dialog. */
export const ShortcutScope = ({ scope, children }: { scope: symbol; children: ReactNode }) => (
  <Current value={scope}>{children}</Current>
);
