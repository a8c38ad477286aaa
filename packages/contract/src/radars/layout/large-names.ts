import { domainLabelsOf } from './domain-labels.ts';
import type { Field } from './places.ts';
import { largeRingLabelsOf } from './ring-labels.ts';
import type { RadarLayout } from './types.ts';

/**
 * The layout with larger names of its sectors and, in the half disc, of its rings, for a picture as wide as a phone.
 * Nothing else changes. The names may reach beyond the view box. In the full disc the names of the rings keep their
 * size, since the blips keep away from them.
 */
export function withLargeNames(layout: RadarLayout, { domains, rings }: Field): RadarLayout {
  return {
    ...layout,
    domainLabels: domainLabelsOf(layout.shape, layout, domains, true),
    ...(layout.shape === 'half' && { ringLabels: largeRingLabelsOf(layout, rings) }),
  };
}
