import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createStore } from '../browser/index.ts';

/** The scope of a shortcut: a dialog, or the page under all of them, which has no scope. */
export type Scope = symbol | undefined;

/** The open dialogs, the topmost last. */
export const openScopes = createStore<readonly symbol[]>([]);

const Current = createContext<Scope>(undefined);

/** The scope that contains a component. */
export const useScope = (): Scope => useContext(Current);

/** The scope of a dialog: while it is open, its shortcuts replace those of the page and of the dialogs below. */
export function useDialogScope(open: boolean): { readonly scope: symbol; readonly isOnTop: () => boolean } {
  const [scope] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    if (!open) return;
    openScopes.set([...openScopes.get(), scope]);
    return () => openScopes.set(openScopes.get().filter((other) => other !== scope));
  }, [open, scope]);
  return { scope, isOnTop: () => openScopes.get().at(-1) === scope };
}

/** Wraps the content of a dialog. */
export const ShortcutScope = ({ scope, children }: { scope: symbol; children: ReactNode }) => (
  <Current value={scope}>{children}</Current>
);
