import { useEffect, useRef } from 'react';
import { area, notify, undoMs } from './notify.ts';

let shown = 0;

/** Removes a toast, even one that is about to be shown. */
async function withdraw(id: string): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), area]);
  toast.dismiss(id);
}

/**
 * Shows toasts whose action undoes a change of a form. They disappear when the form is left: it is saved or discarded by
 * then, and undoing would change nothing.
 */
export function useUndoToasts(): (title: string, undo: { readonly label: string; onClick(): void }) => void {
  const ids = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const id of ids.current.splice(0)) void withdraw(id);
    },
    [],
  );
  return (title, action) => {
    shown += 1;
    const id = `undo-${shown}`;
    ids.current.push(id);
    notify.success(title, { id, duration: undoMs, action });
  };
}
