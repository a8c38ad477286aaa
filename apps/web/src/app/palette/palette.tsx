import '@mantine/core/styles/Kbd.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/browser/index.ts';
import { useShortcutScope } from '../../lib/shortcuts/index.ts';
import './palette.css';
import { paletteOpen } from './palette-state.ts';
import { usePaletteActions } from './use-palette-actions.tsx';

const [store, spotlight] = createSpotlight();

/** The command palette: type a few letters of a workspace, project, screen or action. */
export default function Palette() {
  const { t } = useTranslation('shell');
  const open = useStore(paletteOpen);
  const actions = usePaletteActions();
  useShortcutScope(open);
  useEffect(() => (open ? spotlight.open() : spotlight.close()), [open]);
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('palette') } }}
      limit={9}
      scrollable
      maxHeight={420}
      nothingFound={t('paletteNothing')}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.5} aria-hidden="true" />,
        placeholder: t('palettePlaceholder'),
        'aria-label': t('palettePlaceholder'),
      }}
      onSpotlightClose={() => paletteOpen.set(false)}
      overlayProps={{ blur: 0 }}
      transitionProps={{ duration: 120, transition: 'fade-down' }}
      zIndex={350}
    />
  );
}
