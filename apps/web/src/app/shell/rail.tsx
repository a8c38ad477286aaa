import { useTranslation } from 'react-i18next';
import { Brand } from './brand.tsx';
import { RailNav } from './rail-nav.tsx';
import styles from './shell.module.css';
import { Switcher } from './switcher.tsx';
import { UserMenu } from './user-menu.tsx';

/** Where one is, where one can go, and who one is. */
export function Rail() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.rail}>
      <Brand />
      <Switcher />
      <nav className={styles.nav} aria-label={t('navigation')}>
        <RailNav />
      </nav>
      <div className={styles.grow} />
      <UserMenu />
    </div>
  );
}
