import type { RadarLayout } from '@foreglow/contract';
import { drawNamesForAllWidths } from '@foreglow/pictures/radars/draw-names';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import { Background } from './background.tsx';

interface NamesProps extends Field {
  readonly layout: RadarLayout;
  readonly challenge: string | null;
  readonly style: RadarStyle;
  /** The prefix of the ids in the picture. */
  readonly prefix: string;
}

/** The names of the sectors and rings, and the question in the sun. */
export const Names = memo(function Names({ layout, domains, rings, challenge, style, prefix }: NamesProps) {
  return <Background nodes={drawNamesForAllWidths(layout, { domains, rings }, { challenge, prefix }, style)} />;
});
