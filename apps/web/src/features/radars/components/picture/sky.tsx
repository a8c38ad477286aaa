import type { RadarLayout } from '@foreglow/contract';
import { drawSky } from '@foreglow/pictures/radars/draw-field';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo } from 'react';
import { Background } from './background.tsx';

interface SkyProps {
  readonly layout: RadarLayout;
  readonly style: RadarStyle;
  /** The prefix of the ids in the picture. */
  readonly prefix: string;
}

/** The background below the blips: the sky with its rings and sectors, and the sun. */
export const Sky = memo(function Sky({ layout, style, prefix }: SkyProps) {
  return <Background nodes={drawSky(layout, prefix, style)} />;
});
