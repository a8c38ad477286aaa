import type { Direction } from '@foreglow/contract';
import styles from './signs.module.css';

/** The path of each direction. The dot at its end is the present. */
const lines: Record<Direction, { readonly path: string; readonly x: number; readonly y: number }> = {
  rising: { path: 'M2 13C10 13 13 4 22 3', x: 22, y: 3 },
  steady: { path: 'M2 8.5C8 6.5 15 9.5 22 8', x: 22, y: 8 },
  fading: { path: 'M2 3C10 3 13 12 22 13', x: 22, y: 13 },
  wild_card: { path: 'M2 11L7 9.5L10 13.5L13.5 3L17 9L22 5.5', x: 22, y: 5.5 },
};

/** The direction of a trend as a line. A text next to it states the direction. */
export function DirectionSign({ direction, size = 26 }: { direction: Direction; size?: number }) {
  const { path, x, y } = lines[direction];
  return (
    <svg
      className={styles.direction}
      data-direction={direction}
      width={size}
      height={(size * 16) / 26}
      viewBox="0 0 26 16"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="2.6" fill="currentColor" />
    </svg>
  );
}
