import type { RadarLayout } from '@foreglow/contract';
import type { AnnotationsByWidth } from '@foreglow/pictures/radars/draw-names';
import type { CSSProperties } from 'react';
import type { PictureBlip, Spot } from '#features/radars/rules/picture-blip.rules.ts';
import styles from './radar-picture.module.css';

interface TipProps {
  readonly layout: RadarLayout;
  readonly spot: Spot;
  /** The id of the blip under the pointer. */
  readonly pointed: string | undefined;
  /** The names beside the blips: one that is whole needs no second. */
  readonly labels: AnnotationsByWidth['labels'];
}

/** The name of the mark under the pointer, shown next to it. Screen readers get it as the name of the mark. */
export function Tip({ layout, spot, pointed, labels }: TipProps) {
  const blip: PictureBlip = spot.blips.find(({ id }) => id === pointed) ?? spot.blips[0];
  const left = spot.x > layout.width * 0.6;
  const isWhole = (width: 'wide' | 'medium') =>
    labels[width].some(({ id, isShortened }) => id === blip.id && !isShortened);
  return (
    <span
      className={styles.tip}
      data-left={left || undefined}
      data-wide={isWhole('wide') || undefined}
      data-medium={isWhole('medium') || undefined}
      style={placeOf(layout, spot)}
      aria-hidden="true"
    >
      {blip.label}
    </span>
  );
}

/** The position of a circle of the picture, for elements over it. */
export const placeOf = (layout: RadarLayout, { x, y, r }: Pick<Spot, 'x' | 'y' | 'r'>): CSSProperties =>
  ({
    '--x': `${(100 * x) / layout.width}%`,
    '--y': `${(100 * y) / layout.height}%`,
    '--r': r / layout.width,
  }) as CSSProperties;
