import { Art } from '#ui/art/art.tsx';
import { cx } from '#ui/class-names.ts';
import styles from './shell.module.css';

/** The small square of a workspace or project. */
export function Picture({ seed, small }: { seed: string; small?: boolean }) {
  return (
    <span className={cx(styles.picture, small && styles.small)}>
      <Art seed={seed} />
    </span>
  );
}
