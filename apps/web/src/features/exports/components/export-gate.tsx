import { useEffect } from 'react';
import { useStore } from '#lib/browser/store.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { exportSubject, leftExports } from './export-state.ts';

const texts = () => loadNamespaces('exports');
const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./export-dialog.tsx'), texts()]);
  return dialog;
};
const loadWatch = async () => {
  const [watch] = await Promise.all([import('./export-watch.tsx'), texts()]);
  return watch;
};
const close = () => exportSubject.set(undefined);
const forget = () => leftExports.set([]);

/** Loads the export dialog when it is first opened, and follows exports that continue in the background. */
export function ExportGate() {
  const subject = useStore(exportSubject);
  const left = useStore(leftExports);
  const Dialog = useLoaded(subject !== undefined, loadDialog, close);
  const Watch = useLoaded(left.length > 0, loadWatch, forget);
  // The exports of one user are not shown to the next user who signs in.
  useEffect(
    () => () => {
      close();
      forget();
    },
    [],
  );
  return (
    <>
      {Dialog && <Dialog subject={subject} onClose={close} />}
      {Watch && left.map((slug) => <Watch key={slug} slug={slug} />)}
    </>
  );
}
