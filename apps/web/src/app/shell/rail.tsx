import { IconBell, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../features/auth/index.ts';
import { useUnread } from '../../features/notifications/index.ts';
import { useFormats } from '../../lib/format/index.ts';
import { Brand } from './brand.tsx';
import { RailNav } from './rail-nav.tsx';
import styles from './shell.module.css';
import { Switcher } from './switcher.tsx';
import { UserMenu } from './user-menu.tsx';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** Where one is, where one can go, and who one is. */
export function Rail() {
  const { t } = useTranslation('shell');
  const me = useMe();
  const { number } = useFormats();
  const unread = useUnread();
  return (
    <div className={styles.rail}>
      <Brand />
      <Switcher />
      <nav className={styles.nav} aria-label={t('navigation')}>
        <RailNav />
      </nav>
      <div className={styles.grow} />
      <nav className={styles.nav} aria-label={t('personal')}>
        <Link to="/notifications" activeOptions={{ includeSearch: false }} className={styles.link}>
          <IconBell {...icon} />
          {t('notifications')}
          {unread > 0 && (
            <span className={styles.unread} role="img" aria-label={t('unread', { count: unread })}>
              {number(unread)}
            </span>
          )}
        </Link>
        {me?.permissions.is_global_admin && (
          <Link to="/admin" className={styles.link}>
            <IconSettings {...icon} />
            {t('admin')}
          </Link>
        )}
        <Link to="/profile" className={styles.link}>
          <IconUser {...icon} />
          {t('profile')}
        </Link>
      </nav>
      <UserMenu />
    </div>
  );
}
