import type { RadarLayout } from '@foreglow/contract';
import { drawField } from '@foreglow/contract/radars/picture/draw-field';
import { variableRadarStyle } from '@foreglow/contract/radars/picture/radar-style';
import { memo, useId } from 'react';
import { SvgElement } from './svg-element.tsx';

interface FieldProps {
  readonly layout: RadarLayout;
  readonly challenge: string | null;
}

/** The background below the blips: the sky with its rings and sectors, their names, and the question in the sun. */
export const Field = memo(function Field({ layout, challenge }: FieldProps) {
  // The colons in React's ids are not allowed in SVG references.
  const prefix = useId().replace(/[^\w-]/g, '');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <SvgElement node={drawField(layout, { challenge, prefix: `radar${prefix}` }, variableRadarStyle)} />
    </g>
  );
});
