import { HorizonSign } from '../marks/horizon-sign.tsx';
import { Ghost, type GhostOf } from './ghost.tsx';
import { Horizon } from './horizon.tsx';

interface StateDrawingProps {
  readonly mood: 'dawn' | 'night';
  readonly ghost: GhostOf | undefined;
  readonly whole: boolean;
}

/** The drawing of a state: the horizon across the screen, the outline of what will be there, or a small sign. */
export default function StateDrawing({ mood, ghost, whole }: StateDrawingProps) {
  if (whole) return <Horizon mood={mood} />;
  return ghost ? <Ghost of={ghost} /> : <HorizonSign mood={mood} />;
}
