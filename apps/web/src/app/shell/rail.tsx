import { IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../features/auth/index.ts';
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
  return (
    <div className={styles.rail}>
      <Brand />
      <Switcher />
      <nav className={styles.nav} aria-label={t('navigation')}>
        <RailNav />
      </nav>
      <div className={styles.grow} />
      <nav className={styles.nav} aria-label={t('personal')}>
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
