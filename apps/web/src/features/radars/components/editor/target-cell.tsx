import type { RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import { cellPath, pointAt } from '@foreglow/pictures/radars/shapes';
import type { CSSProperties } from 'react';
import type { WantedPlace } from '#features/radars/rules/pointed-place.rules.ts';
import styles from './target-cell.module.css';

interface TargetProps {
  readonly layout: RadarLayout;
  readonly field: Field;
  readonly place: WantedPlace;
}

/** The cell to which a blip is dragged, drawn below the blips of the picture. */
export function TargetCell({ layout, field, place }: TargetProps) {
  const { band, sector } = cellOf(layout, field, place);
  return band && sector ? (
    <path className={styles.cell} d={cellPath(layout, band, sector)} data-target-cell="" />
  ) : null;
}

/** The names of the sector and the ring to which a blip is dragged, at the outer edge of their cell. */
export function TargetName({ layout, field, place }: TargetProps) {
  const { band, sector } = cellOf(layout, field, place);
  if (!band || !sector) return null;
  const { x, y } = pointAt(layout.centre, (sector.from + sector.to) / 2, band.outer);
  const share = `${(100 * x) / layout.width}%`;
  const style = { '--x': share, '--y': `${(100 * y) / layout.height}%` } as CSSProperties;
  return (
    <span className={styles.name} style={style} data-target-name="" aria-hidden="true">
      {place.domain} · {place.ring}
    </span>
  );
}

const cellOf = (layout: RadarLayout, { domains, rings }: Field, { domain, ring }: WantedPlace) => ({
  band: layout.rings[rings.indexOf(ring)],
  sector: layout.sectors[domains.indexOf(domain)],
});
