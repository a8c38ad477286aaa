import type { Trail } from '#features/radars/rules/changes.rules.ts';
import styles from './trails.module.css';

/** The former positions of blips, and trails from there to the current ones. */
export function Trails({ trails }: { trails: readonly Trail[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {trails.map(({ id, kind, from, to }) => (
        <g key={id} className={styles[kind]}>
          {kind === 'moved' && to && <line className={styles.way} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
          {kind === 'resized' && to ? (
            <circle className={styles.outline} cx={to.x} cy={to.y} r={from.r} />
          ) : (
            <circle className={styles.outline} cx={from.x} cy={from.y} r={from.r} />
          )}
        </g>
      ))}
    </g>
  );
}
