import styles from './moving.module.css';

/** Where a lifted trend would come down. */
export function DropMarker({ title }: { title: string }) {
  return (
    <p className={styles.landing} aria-hidden="true">
      {title}
    </p>
  );
}
