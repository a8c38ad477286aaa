import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createStore } from '../browser/index.ts';

/** What shortcuts belong to: a dialog, or the page under all of them, which has no scope. */
export type Scope = symbol | undefined;

/** The dialogs that are open, the last one on top. */
export const openScopes = createStore<readonly symbol[]>([]);

const Current = createContext<Scope>(undefined);

/** The scope a component is in. */
export const useScope = (): Scope => useContext(Current);

/** Around the content of a dialog: while it is open, its shortcuts replace those of the page and the dialogs below. */
export function ShortcutScope({ open, children }: { open: boolean; children: ReactNode }) {
  const [scope] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    if (!open) return;
    openScopes.set([...openScopes.get(), scope]);
    return () => openScopes.set(openScopes.get().filter((other) => other !== scope));
  }, [open, scope]);
  return <Current value={scope}>{children}</Current>;
}
