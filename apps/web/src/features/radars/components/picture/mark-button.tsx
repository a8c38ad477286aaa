import type { AriaAttributes, CSSProperties, ReactNode } from 'react';
import type { MarkProps } from './mark.types.ts';
import styles from './radar-picture.module.css';

/** The distance around its circle at which a mark still reacts to a pointer, in units of the view box. */
const reach = 10;
/** The distance between a circle and its focus ring. */
const gap = 9;

interface MarkButtonProps extends MarkProps, Pick<AriaAttributes, 'aria-pressed' | 'aria-expanded' | 'aria-haspopup'> {
  readonly children: ReactNode;
}

/** A circle of the picture as a button. */
export function MarkButton(props: MarkButtonProps) {
  const { spot, finger, tabbed, chosen, pointed, dimmed, onOpen, onPoint, label, children, ...aria } = props;
  const { key, x, y, r } = spot;
  const { id } = spot.blips[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      {...aria}
      role="button"
      tabIndex={tabbed ? 0 : -1}
      data-spot={key}
      aria-label={label}
      data-dimmed={(dimmed && !chosen && !pointed) || undefined}
      className={styles.mark}
      // The picture handles the keys, since they move the focus from mark to mark.
      onClick={() => onOpen(key)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(id)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
    >
      <circle
        className={styles.reach}
        cx={x}
        cy={y}
        r={r + reach}
        style={{ '--finger': Math.floor(finger) } as CSSProperties}
      />
      <circle className={styles.focus} cx={x} cy={y} r={r + gap} />
      {children}
    </g>
  );
}
