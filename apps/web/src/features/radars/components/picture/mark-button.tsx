import type { AriaAttributes, ReactNode } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import type { MarkProps } from './mark.types.ts';
import styles from './radar-picture.module.css';

/** By how much more than its circle a mark answers to a pointer, in units of the view box. */
const reach = 10;
/** Between a circle and the ring of the focus. */
const gap = 9;

interface MarkButtonProps extends MarkProps, Pick<AriaAttributes, 'aria-pressed' | 'aria-expanded' | 'aria-haspopup'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A circle of the picture as a button. */
export function MarkButton(props: MarkButtonProps) {
  const { spotKey, circle, tabbed, chosen, pointed, dimmed, onOpen, onPoint, label, children, ...aria } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      {...aria}
      role="button"
      tabIndex={tabbed ? 0 : -1}
      data-spot={spotKey}
      aria-label={label}
      className={cx(styles.mark, dimmed && !chosen && !pointed && styles.dimmed)}
      // The keys are those of the picture, which goes from mark to mark with them.
      onClick={() => onOpen(spotKey)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(true)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <circle className={styles.reach} cx={circle.x} cy={circle.y} r={circle.r + reach} />
      <circle className={styles.focus} cx={circle.x} cy={circle.y} r={circle.r + gap} />
      {children}
    </g>
  );
}
