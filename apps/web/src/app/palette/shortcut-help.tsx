import { useTranslation } from 'react-i18next';
import { useStore } from '#lib/browser/store.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { useShortcut, useShortcuts } from '#lib/shortcuts/shortcuts.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { helpOpen } from './palette-state.ts';
import { useWhenOpened } from './use-when-opened.ts';

const load = async () => {
  const [list] = await Promise.all([import('./shortcut-list.tsx'), loadNamespaces('palette')]);
  return list;
};
const close = () => helpOpen.set(false);

/** Opens on `?` and lists the shortcuts available on the screen below. */
export function ShortcutHelp() {
  const { t } = useTranslation('shell');
  const open = useStore(helpOpen);
  const ShortcutList = useLoaded(open, load, close);
  // The dialog disables the shortcuts below it, so it lists those that were active when it opened.
  const shown = useWhenOpened(open, useShortcuts());
  useShortcut('?', t('shortcuts'), () => helpOpen.set(true), { everywhere: true });
  return ShortcutList && shown && <ShortcutList open={open} shortcuts={shown} />;
}
