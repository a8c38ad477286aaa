import { domainLabelsOf } from './domain-labels.ts';
import type { Field } from './places.ts';
import { ringLabelsBelowOf } from './ring-labels.ts';
import type { PictureWidth, RadarLayout } from './types.ts';

/**
 * The layout with names of its sectors and, in the half disc, of its rings that can be read in a picture of this width.
 * Nothing else changes. The names may reach beyond the view box. In the full disc the names of the rings keep their
 * size, since the blips keep away from them.
 */
export function withNamesFor(width: PictureWidth, layout: RadarLayout, { domains, rings }: Field): RadarLayout {
  if (width === 'wide') return layout;
  return {
    ...layout,
    domainLabels: domainLabelsOf(layout.shape, layout, domains, width),
    ...(layout.shape === 'half' && { ringLabels: ringLabelsBelowOf(layout, rings, width) }),
  };
}
