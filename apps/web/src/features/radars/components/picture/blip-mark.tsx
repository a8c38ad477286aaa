import { drawBlip } from '@foreglow/pictures/radars/draw-blip';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import type { MarkProps } from './mark.types.ts';
import { MarkButton } from './mark-button.tsx';
import { SvgElement } from './svg-element.tsx';

interface BlipMarkProps extends MarkProps {
  readonly style: RadarStyle;
  /** The prefix of the ids in the picture. */
  readonly prefix: string;
  /** By how much the blips are smaller than usual. */
  readonly scale: number;
  /** Whether its name is beside it. */
  readonly named: boolean;
}

/** A blip in the picture: its number in a circle, or a light at night. */
export const BlipMark = memo(function BlipMark({ style, prefix, scale, named, ...rest }: BlipMarkProps) {
  const { x, y, r, blips } = rest.spot;
  const { id, number, movement, impact } = blips[0];
  const highlighted = rest.chosen || rest.pointed;
  const marks = { number, movement, impact, highlighted, named, scale, prefix };
  return (
    <MarkButton {...rest} aria-pressed={rest.chosen}>
      <SvgElement node={drawBlip({ id, x, y, r }, marks, style)} />
    </MarkButton>
  );
});
