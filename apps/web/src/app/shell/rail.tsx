import { useTranslation } from 'react-i18next';
import { usePlaces } from '../places/use-places.ts';
import { Brand } from './brand.tsx';
import { RailGroups } from './rail-groups.tsx';
import { RailLink } from './rail-link.tsx';
import styles from './shell.module.css';
import { Switcher } from './switcher.tsx';
import { UserMenu } from './user-menu.tsx';

/** The places of the current project and workspace, and at the bottom, always in sight, those of the user. */
export function Rail() {
  const { t } = useTranslation('shell');
  const personal = usePlaces().filter(({ area }) => area === 'personal');
  return (
    <div className={styles.rail}>
      <Brand />
      <Switcher />
      <div className={styles.scroll}>
        <RailGroups />
      </div>
      <nav className={styles.foot} aria-label={t('personal')}>
        {personal.map((place) => (
          <RailLink key={place.id} place={place} small />
        ))}
      </nav>
      <UserMenu />
    </div>
  );
}
