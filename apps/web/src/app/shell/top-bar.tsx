import { IconBell, IconMenu2 } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '#features/notifications/api/notifications.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useStore } from '#lib/browser/store.ts';
import { IconButton } from '#ui/button/button.tsx';
import { useLoaded, usePart } from '#ui/on-demand/use-loaded.ts';
import { useWhere } from '../places/use-where.ts';
import { Brand } from './brand.tsx';
import { closeDrawer, drawerOpen, narrowScreen, phoneScreen } from './drawer-state.ts';
import styles from './shell.module.css';

const loadDrawer = () => import('./rail-drawer.tsx');
const loadPhoneBar = () => import('./phone-bar.tsx');

/** The bars of narrow screens, which open the rail in a drawer. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const narrow = useMediaQuery(narrowScreen);
  const phone = useMediaQuery(phoneScreen);
  const opened = useStore(drawerOpen) && narrow;
  const { project, workspace } = useWhere();
  const unread = useUnread();
  // Loaded when it is first opened. It then stays mounted, so that closing can be animated.
  const RailDrawer = useLoaded(opened, loadDrawer, closeDrawer);
  // Its room is reserved. Without it, the bar at the top still leads everywhere.
  const PhoneBar = usePart(phone, loadPhoneBar, () => undefined);
  // Loading the page is not a navigation: a drawer that was open stays open.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => fromLocation && pathChanged && closeDrawer()),
    [router],
  );
  return (
    <>
      <header className={styles.bar}>
        <IconButton label={t('openMenu')} aria-expanded={opened} onClick={() => drawerOpen.set(true)}>
          <IconMenu2 stroke={1.6} aria-hidden="true" />
        </IconButton>
        <Brand />
        {project ? (
          <Link
            to="/projects/$projectSlug/overview"
            params={{ projectSlug: project.slug }}
            className={styles.where}
            dir="auto"
          >
            {project.title}
          </Link>
        ) : (
          <span className={styles.where} dir="auto">
            {workspace?.title}
          </span>
        )}
        {unread > 0 && (
          <Link
            to="/notifications"
            className={styles.bell}
            aria-label={`${t('place_notifications')}: ${t('unread', { count: unread })}`}
          >
            <IconBell stroke={1.6} aria-hidden="true" />
          </Link>
        )}
      </header>
      {phone && PhoneBar && <PhoneBar />}
      <div className={styles.over}>{RailDrawer && <RailDrawer opened={opened} />}</div>
    </>
  );
}
