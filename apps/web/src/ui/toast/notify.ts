import type { ExternalToast } from 'sonner';
import { createStore } from '../../lib/browser/index.ts';

/** The types of §9 of the specification. */
type Kind = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** How long a toast with an undo action stays, in milliseconds: longer than others. */
export const undoMs = 8000;

/** True once a toast was requested. Until then neither the library nor the area is loaded. */
export const toastsWanted = createStore(false);

let areaIsReady: () => void;
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

/** Removes a toast, even one that is about to be shown. */
async function withdraw(id: string): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), area]);
  toast.dismiss(id);
}

/** Shows a toast. A later toast with the same `id` replaces it. */
export const notify = {
  default: (title: string, options?: ExternalToast) => void show('default', title, options),
  success: (title: string, options?: ExternalToast) => void show('success', title, options),
  info: (title: string, options?: ExternalToast) => void show('info', title, options),
  warning: (title: string, options?: ExternalToast) => void show('warning', title, options),
  error: (title: string, options?: ExternalToast) => void show('error', title, options),
  loading: (title: string, options?: ExternalToast) => void show('loading', title, options),
  withdraw: (id: string) => void withdraw(id),
};
