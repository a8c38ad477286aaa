import { Link } from '@tanstack/react-router';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Mark } from '#ui/marks/mark.tsx';
import styles from './shell.module.css';

/** The logo and the name of the site, with a link to the home screen. */
export function Brand() {
  const { name } = useSiteConfig();
  return (
    <Link to="/" className={styles.brand}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
