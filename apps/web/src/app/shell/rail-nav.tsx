import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import type { Area, Place } from '../places/place.ts';
import { usePlaceName } from '../places/use-place-name.ts';
import { usePlaces } from '../places/use-places.ts';
import { useWhere } from '../places/use-where.ts';
import styles from './shell.module.css';

interface RailNavProps {
  readonly label: string;
  readonly areas: readonly Area[];
}

/**
 * The places of several areas, with a line between two areas. Those of a project or workspace appear all together once
 * it has been read, so that no link moves under the pointer.
 */
export function RailNav({ label, areas }: RailNavProps) {
  const places = usePlaces();
  const { isReading } = useWhere();
  const known = isReading ? areas.filter((area) => area === 'personal') : areas;
  const shown = known.map((area) => places.filter((place) => place.area === area)).filter((group) => group.length > 0);
  return (
    <nav className={styles.nav} aria-label={label}>
      {shown.flatMap((group, at) => [
        at > 0 && <hr key={group[0]?.area} className={styles.separator} />,
        ...group.map((place) => <RailLink key={place.id} place={place} />),
      ])}
    </nav>
  );
}

function RailLink({ place }: { readonly place: Place }) {
  const { icon: Icon, link, count, unread = 0, waiting = 0 } = place;
  const { t } = useTranslation('shell');
  const nameOf = usePlaceName();
  const { number } = useFormats();
  return (
    <Link {...link} className={styles.link}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
      {nameOf(place)}
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
      {unread > 0 && (
        <span className={styles.unread} role="img" aria-label={t('unread', { count: unread })}>
          {number(unread)}
        </span>
      )}
      {waiting > 0 && (
        <span className={styles.unread} role="img" aria-label={t('waiting', { count: waiting })}>
          {number(waiting)}
        </span>
      )}
    </Link>
  );
}
