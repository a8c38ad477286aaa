import type { RadarLayout } from '@foreglow/contract';
import { element, type SvgNode } from '#drawing/svg.ts';
import { drawNames, type FieldTexts } from './draw-field.ts';
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
