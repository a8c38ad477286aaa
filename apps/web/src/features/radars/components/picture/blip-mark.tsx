import type { RadarLayout } from '@foreglow/contract';
import { drawBlip } from '@foreglow/pictures/radars/draw-blip';
import { variableRadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import type { MarkProps } from './mark.types.ts';
import { MarkButton } from './mark-button.tsx';
import { SvgElement } from './svg-element.tsx';

interface BlipMarkProps extends MarkProps {
  readonly centre: RadarLayout['centre'];
}

/** A blip in the picture: its number in a circle, and how it moved. */
export const BlipMark = memo(function BlipMark({ centre, ...rest }: BlipMarkProps) {
  const { x, y, r, blips } = rest.spot;
  const { id, number, movement } = blips[0];
  const marks = { number, movement, centre, highlighted: rest.chosen || rest.pointed };
  return (
    <MarkButton {...rest} aria-pressed={rest.chosen}>
      <SvgElement node={drawBlip({ id, x, y, r }, marks, variableRadarStyle)} />
    </MarkButton>
  );
});
