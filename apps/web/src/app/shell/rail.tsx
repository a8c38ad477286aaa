import { useTranslation } from 'react-i18next';
import { Brand } from './brand.tsx';
import { RailNav } from './rail-nav.tsx';
import styles from './shell.module.css';
import { Switcher } from './switcher.tsx';
import { UserMenu } from './user-menu.tsx';

/** The places of the current project and workspace, and at the bottom those of the user. */
export function Rail() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.rail}>
      <Brand />
      <Switcher />
      <RailNav label={t('navigation')} areas={['project', 'workspace']} />
      <div className={styles.grow} />
      <RailNav label={t('personal')} areas={['personal']} />
      <UserMenu />
    </div>
  );
}
