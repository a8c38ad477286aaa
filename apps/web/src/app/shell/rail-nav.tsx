import { Link } from '@tanstack/react-router';
import { useFormats } from '../../lib/format/index.ts';
import { type Place, useHomePlace, useProjectPlaces, useWorkspacePlaces } from './places.ts';
import styles from './shell.module.css';

/** The places of the current project and workspace. */
export function RailNav() {
  const ofProject = useProjectPlaces();
  const ofWorkspace = useWorkspacePlaces();
  const home = useHomePlace();
  return (
    <>
      {ofProject.map((place) => (
        <RailLink key={place.id} place={place} />
      ))}
      {ofProject.length > 0 && <hr className={styles.separator} />}
      {[...ofWorkspace, home].map((place) => (
        <RailLink key={place.id} place={place} />
      ))}
    </>
  );
}

function RailLink({ place: { label, icon: Icon, link, count } }: { place: Place }) {
  const { number } = useFormats();
  return (
    <Link {...link} className={styles.link}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
      {label}
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </Link>
  );
}
