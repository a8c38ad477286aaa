import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnOfFocus } from '#lib/focus/use-return-of-focus.ts';
import { ShortcutScope, useDialogScope } from '#lib/shortcuts/shortcut-scope.tsx';
import { Themed } from '#ui/mantine/themed.tsx';
import { closeDrawer } from './drawer-state.ts';
import { Rail } from './rail.tsx';

/** The rail in a drawer, for narrow screens. While it is open, the page behind cannot scroll. */
export default function RailDrawer({ opened }: { opened: boolean }) {
  const { t } = useTranslation('shell');
  const scope = useDialogScope(opened, closeDrawer);
  useReturnOfFocus(opened);
  return (
    <Themed>
      <Drawer.Root
        opened={opened}
        onClose={closeDrawer}
        closeOnEscape={false}
        returnFocus={false}
        size={284}
        transitionProps={{ duration: 160 }}
      >
        <Drawer.Overlay backgroundOpacity={1} />
        <Drawer.Content aria-label={t('menu')} radius={0}>
          <ShortcutScope scope={scope}>
            <Rail />
          </ShortcutScope>
        </Drawer.Content>
      </Drawer.Root>
    </Themed>
  );
}
