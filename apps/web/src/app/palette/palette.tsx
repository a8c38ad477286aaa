import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from '#lib/browser/store.ts';
import { useReturnOfFocus } from '#lib/focus/use-return-of-focus.ts';
import { ShortcutScope, useDialogScope } from '#lib/shortcuts/shortcut-scope.tsx';
import type { ScreenAction } from '#lib/shortcuts/shortcuts.ts';
import { Themed } from '#ui/mantine/themed.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import styles from './palette.module.css';
import { PaletteSearch } from './palette-search.tsx';
import { paletteOpen } from './palette-state.ts';

interface PaletteProps {
  /** The actions available on the screen below. */
  readonly here: readonly ScreenAction[];
}

/** The command palette: the user types a few letters of the content or action they want. */
export default function Palette({ here }: PaletteProps) {
  const { t } = useTranslation('shell');
  const open = useStore(paletteOpen);
  const close = () => paletteOpen.set(false);
  const scope = useDialogScope(open, close);
  useReturnOfFocus(open);
  return (
    <Themed>
      <Modal.Root
        opened={open}
        onClose={close}
        closeOnEscape={false}
        returnFocus={false}
        size={640}
        zIndex={350}
        transitionProps={{ duration: 0 }}
        classNames={{ inner: styles.inner, content: styles.content, overlay: styles.overlay }}
      >
        <Modal.Overlay backgroundOpacity={1} />
        <Modal.Content radius={0} shadow="none">
          <Modal.Title className={visuallyHidden}>{t('palette')}</Modal.Title>
          <ShortcutScope scope={scope}>
            <PaletteSearch here={here} onDone={close} />
          </ShortcutScope>
        </Modal.Content>
      </Modal.Root>
    </Themed>
  );
}
