import { useTranslation } from 'react-i18next';
import { useStore } from '#lib/browser/store.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { useScreenActions, useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { paletteOpen } from './palette-state.ts';
import { useTypedAhead } from './typed-ahead.ts';
import { useWhenOpened } from './use-when-opened.ts';

const load = async () => {
  const [palette] = await Promise.all([import('./palette.tsx'), loadNamespaces('palette')]);
  return palette;
};
const close = () => paletteOpen.set(false);

/** Loads the command palette when it is first opened. */
export function PaletteGate() {
  const { t } = useTranslation('shell');
  const open = useStore(paletteOpen);
  const Palette = useLoaded(open, load, close);
  useTypedAhead(open && !Palette);
  // The palette disables the actions below it, so it offers those that were active when it opened.
  const here = useWhenOpened(open, useScreenActions());
  useShortcut('mod+k', t('palette'), () => paletteOpen.set(!open), { everywhere: true });
  return Palette && here && <Palette here={here} />;
}
