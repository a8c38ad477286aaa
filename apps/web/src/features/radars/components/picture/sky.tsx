import type { RadarLayout } from '@foreglow/contract';
import { drawSky } from '@foreglow/pictures/radars/draw-field';
import { variableRadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import { Background } from './background.tsx';
import { usePrefix } from './use-prefix.ts';

/** The background below the blips: the sky with its rings and sectors, and the sun. */
export const Sky = memo(function Sky({ layout }: { readonly layout: RadarLayout }) {
  const prefix = usePrefix();
  return <Background nodes={drawSky(layout, prefix, variableRadarStyle)} />;
});
