import { Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery, useStore } from '../../lib/browser/index.ts';
import { useShortcutScope } from '../../lib/shortcuts/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Brand } from './brand.tsx';
import { closeDrawer, drawerOpen } from './drawer-state.ts';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { useWhere } from './use-where.ts';

/** What narrow screens have instead of the rail: a bar, and the rail in a drawer. */
export function TopBar() {
  const { t } = useTranslation('app');
  const router = useRouter();
  const narrow = useMediaQuery('(max-width: 899px)');
  const opened = useStore(drawerOpen) && narrow;
  const { project, workspace } = useWhere();
  useShortcutScope(opened);
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && closeDrawer()), [router]);
  return (
    <header className={styles.bar}>
      <IconButton label={t('openMenu')} aria-expanded={opened} onClick={() => drawerOpen.set(true)}>
        <IconMenu2 stroke={1.6} aria-hidden="true" />
      </IconButton>
      <Brand />
      <span className={styles.where}>{project?.title ?? workspace?.title}</span>
      <Drawer.Root opened={opened} onClose={closeDrawer} size={284} transitionProps={{ duration: 160 }}>
        <Drawer.Overlay backgroundOpacity={1} />
        <Drawer.Content aria-label={t('menu')} radius={0}>
          <Rail />
        </Drawer.Content>
      </Drawer.Root>
    </header>
  );
}
