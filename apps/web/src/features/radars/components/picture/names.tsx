import type { RadarLayout } from '@foreglow/contract';
import { drawNamesForAllWidths } from '@foreglow/pictures/radars/draw-names';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import { variableRadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import { Background } from './background.tsx';
import { usePrefix } from './use-prefix.ts';

interface NamesProps extends Field {
  readonly layout: RadarLayout;
  readonly challenge: string | null;
}

/** The names of the sectors and rings, and the question in the sun. */
export const Names = memo(function Names({ layout, domains, rings, challenge }: NamesProps) {
  const prefix = usePrefix();
  return (
    <Background nodes={drawNamesForAllWidths(layout, { domains, rings }, { challenge, prefix }, variableRadarStyle)} />
  );
});
