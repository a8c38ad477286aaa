import type { RadarLayout } from '@foreglow/contract';
import { drawBlip } from '@foreglow/contract/radars/picture/draw-blip';
import { variableLook } from '@foreglow/contract/radars/picture/looks';
import type { PictureBlip } from '../../rules/picture-blip.rules.ts';
import { useBlipName } from '../use-blip-name.ts';
import type { MarkProps } from './mark.types.ts';
import { MarkButton } from './mark-button.tsx';
import { SvgElement } from './svg-element.tsx';

interface BlipMarkProps extends MarkProps {
  readonly blip: PictureBlip;
  readonly centre: RadarLayout['centre'];
}

/** A blip in the picture: its number in a circle, and how it moved. */
export function BlipMark({ blip, centre, ...rest }: BlipMarkProps) {
  const nameOf = useBlipName();
  const { id, number, movement } = blip;
  const marks = { number, movement, centre, highlighted: rest.chosen || rest.pointed };
  return (
    <MarkButton {...rest} label={nameOf(blip)} aria-pressed={rest.chosen}>
      <SvgElement node={drawBlip({ id, ...rest.circle }, marks, variableLook)} />
    </MarkButton>
  );
}
