import type { RatingStep } from '@foreglow/contract';
import { cx } from '#ui/class-names.ts';
import styles from './signs.module.css';

interface CertaintyDiscProps {
  readonly certainty: RatingStep;
  readonly size?: number;
}

/** The certainty of a trend: the more solid the disc, the higher. It is decorative; a text names the value. */
export function CertaintyDisc({ certainty, size = 22 }: CertaintyDiscProps) {
  return (
    <span
      className={cx(styles.disc, styles[`sure${certainty}`])}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.5) }}
      aria-hidden="true"
    >
      {certainty}
    </span>
  );
}
