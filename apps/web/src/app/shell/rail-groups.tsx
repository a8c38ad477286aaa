import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#lib/browser/store.ts';
import { useScreen } from '../places/help-link.ts';
import { type Group, groups, type Place } from '../places/place.ts';
import { usePlaces } from '../places/use-places.ts';
import { useWhere } from '../places/use-where.ts';
import { fold, foldedGroups } from './folded.ts';
import { RailLink } from './rail-link.tsx';
import styles from './shell.module.css';

/**
 * The places of the project and the workspace in groups that fold. Those of a project appear all together once it has
 * been read, so that no link moves under the pointer.
 */
export function RailGroups() {
  const { t } = useTranslation('shell');
  const places = usePlaces();
  const { isReading, project } = useWhere();
  const shown = isReading
    ? []
    : groups
        .map((group) => ({ group, own: places.filter((place) => place.group === group) }))
        .filter(({ own }) => own.length > 0);
  return (
    <nav className={styles.nav} aria-label={t('navigation')}>
      {shown.map(({ group, own }) =>
        // Outside a project there is nothing to fold.
        project ? (
          <RailGroup key={group} group={group} places={own} />
        ) : (
          own.map((place) => <RailLink key={place.id} place={place} />)
        ),
      )}
    </nav>
  );
}

function RailGroup({ group, places }: { readonly group: Group; readonly places: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const screen = useScreen();
  const wantsFolded = useStore(foldedGroups).includes(group);
  // The current screen is always in sight.
  const isHere = places.some(({ link }) => screen === link.to || screen?.startsWith(`${link.to}/`));
  const folded = wantsFolded && !isHere;
  return (
    <section className={styles.group}>
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => fold(group, !folded)}>
        {t(`group_${group}`)}
        <IconChevronDown size={13} stroke={1.8} aria-hidden="true" />
      </button>
      {!folded && places.map((place) => <RailLink key={place.id} place={place} />)}
    </section>
  );
}
