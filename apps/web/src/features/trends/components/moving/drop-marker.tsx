import styles from './moving.module.css';

/** Shows where a lifted trend would be dropped. */
export function DropMarker({ title }: { title: string }) {
  return (
    <p className={styles.landing} aria-hidden="true">
      {title}
    </p>
  );
}
