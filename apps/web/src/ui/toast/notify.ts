import type { ExternalToast } from 'sonner';
import { createStore } from '#lib/browser/store.ts';

/** The types of §9 of the specification. */
type Kind = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** How long a toast with an undo action stays, in milliseconds: longer than others. */
export const undoMs = 8000;

/** True once a toast was requested, unless its area could not be loaded. */
export const toastsWanted = createStore(false);

let areaIsReady: () => void;
/** Resolves when the toast area is listening. */
const area = new Promise<void>((resolve) => {
  areaIsReady = resolve;
});

/** Called by the toast area once it is listening. */
export const reportAreaReady = (): void => areaIsReady();

async function show(kind: Kind, title: string, options?: ExternalToast): Promise<void> {
  toastsWanted.set(true);
  const [{ toast }] = await Promise.all([import('sonner'), area]);
  const showAs = kind === 'default' ? toast : toast[kind];
  showAs(title, options);
}

/** A toast whose library cannot be loaded is not shown. The next one tries again. */
const as = (kind: Kind) => (title: string, options?: ExternalToast) =>
  void show(kind, title, options).catch(() => undefined);

/** Shows a toast. A later toast with the same `id` replaces it. */
export const notify = {
  default: as('default'),
  success: as('success'),
  info: as('info'),
  warning: as('warning'),
  error: as('error'),
  loading: as('loading'),
};
