import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/browser/index.ts';
import { useShortcut } from '../../lib/shortcuts/index.ts';
import { paletteOpen } from './palette-state.ts';

const Palette = lazy(() => import('./palette.tsx'));

/** Loads the command palette when it is first asked for. */
export function PaletteGate() {
  const { t } = useTranslation('shell');
  const open = useStore(paletteOpen);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useShortcut('mod+k', t('palette'), () => paletteOpen.set(!open), { everywhere: true });
  return <Suspense fallback={null}>{wanted && <Palette />}</Suspense>;
}
