import type { RadarLayout } from '@foreglow/contract';
import type { NumberedBlip } from '#features/generation/rules/review.rules.ts';
import styles from './review.module.css';

/** Rings around the accepted blips. Screen readers get this information from the list. */
export function Verdicts({ layout, blips }: { layout: RadarLayout; blips: readonly NumberedBlip[] }) {
  const accepted = new Set(blips.filter(({ decision }) => decision === 'accepted').map(({ id }) => id));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className={styles.verdicts}>
      {layout.blips
        .filter(({ id }) => accepted.has(id))
        .map(({ id, x, y, r }) => (
          <circle key={id} cx={x} cy={y} r={r + 5} />
        ))}
    </g>
  );
}
