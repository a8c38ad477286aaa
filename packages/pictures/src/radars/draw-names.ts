import type { RadarLayout } from '@foreglow/contract';
import { element, type SvgNode } from '#drawing/svg.ts';
import { type AnnotatedBlip, type Annotations, annotate, drawBlipLabels } from './annotations.ts';
import { drawNames, type FieldTexts } from './draw-field.ts';
import type { BlipLabel, LabelledWidth } from './layout/blip-labels.ts';
import { withNamesFor } from './layout/names-by-width.ts';
import type { Field } from './layout/places.ts';
import { pictureWidths } from './layout/types.ts';
import type { RadarStyle } from './radar-style.ts';

/**
 * Draws the names of the sectors and rings and the question once for each width of the picture, in groups with the
 * classes `radar-names-wide`, `radar-names-medium` and `radar-names-narrow`. The styles of the page show one of them.
 * In a narrow picture the question would be too small to read; the page shows it elsewhere too.
 */
export const drawNamesForAllWidths = (
  layout: RadarLayout,
  field: Field,
  { challenge, prefix }: FieldTexts,
  style: RadarStyle,
): SvgNode[] =>
  pictureWidths.map((width) =>
    element('g', { class: `radar-names-${width}` }, [
      drawNames(
        withNamesFor(width, layout, field),
        { challenge: width === 'narrow' ? null : challenge, prefix: `${prefix}-${width}` },
        style,
      ),
    ]),
  );

/** What a picture shows beside its blips at each width that has room for their names. */
export interface AnnotationsByWidth {
  readonly trails: Annotations['trails'];
  readonly labels: Readonly<Record<LabelledWidth, readonly BlipLabel[]>>;
  /** The ids of the blips with a name in a wide picture. */
  readonly named: ReadonlySet<string>;
}

/** Places the names of blips for a page whose picture can have any width, see `drawNamesForAllWidths`. */
export function annotateForAllWidths(
  layout: RadarLayout,
  field: Field,
  blips: readonly AnnotatedBlip[],
): AnnotationsByWidth {
  const at = (width: LabelledWidth) => annotate(withNamesFor(width, layout, field), field, blips, width);
  const { trails, labels } = at('wide');
  return { trails, labels: { wide: labels, medium: at('medium').labels }, named: new Set(labels.map(({ id }) => id)) };
}

/** Draws the names of blips for each width, in groups with the classes of `drawNamesForAllWidths`. */
export const drawLabelsForAllWidths = ({ labels }: AnnotationsByWidth, style: RadarStyle): SvgNode[] =>
  (['wide', 'medium'] as const).map((width) =>
    element('g', { class: `radar-names-${width}` }, [drawBlipLabels(labels[width], style)]),
  );
