import { initials } from './initials.rules.ts';
import styles from './marks.module.css';

/** The initials of a person in a circle. The name stands beside it, so it is not read aloud. */
export function Avatar({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.max(9, size * 0.4) }}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
