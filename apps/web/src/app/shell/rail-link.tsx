import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import type { Place } from '../places/place.ts';
import { usePlaceName } from '../places/use-place-name.ts';
import { closeDrawer } from './drawer-state.ts';
import styles from './shell.module.css';

interface RailLinkProps {
  readonly place: Place;
  /** Only its icon, with the name as a tooltip. */
  readonly small?: boolean;
}

/** A link to a place, with the number of its items, of what is unread or of what waits. */
export function RailLink({ place, small = false }: RailLinkProps) {
  const { icon: Icon, link, count, unread = 0, waiting = 0 } = place;
  const { t } = useTranslation('shell');
  const name = usePlaceName()(place);
  const { number } = useFormats();
  return (
    // The drawer closes also on the entry of the current screen, which does not navigate.
    <Link {...link} onClick={closeDrawer} className={styles.link} title={small ? name : undefined}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
      <span className={small ? visuallyHidden : undefined}>{name}</span>
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
