import type { RadarLayout } from '@foreglow/contract';
import type { Field } from './places.ts';
import { ringLabelsBelowOf } from './ring-labels.ts';
import { sectorLabelsOf } from './sector-labels.ts';
import type { PictureWidth } from './types.ts';

/**
 * The layout with names of its sectors and rings that can be read in a picture of this width. Nothing else changes. The
 * names may reach beyond the view box. A narrow full disc has no names of rings, which the page lists below it.
 */
export function withNamesFor(width: PictureWidth, layout: RadarLayout, { domains, rings }: Field): RadarLayout {
  const domainLabels = sectorLabelsOf(layout.shape, layout, domains, width);
  if (layout.shape === 'half') return { ...layout, domainLabels, ringLabels: ringLabelsBelowOf(layout, rings, width) };
  if (width === 'wide') return layout;
  return { ...layout, domainLabels, ringLabels: width === 'narrow' ? [] : layout.ringLabels };
}
