import { dimmedSize, sizeFactor } from '@foreglow/pictures/map/point-style';

/** The bits of the state of a point. */
export const isDim = 1;
export const isHidden = 2;
export const isChosen = 4;

/** The factor by which a chosen point is larger. */
export const chosenSize = 1.3;

/** Flags of each point, 1 or 0. Null means that no point is flagged; for `highlighted` it means that all are. */
export interface PointMarks {
  readonly highlighted: Uint8Array | null;
  readonly hidden: Uint8Array | null;
  readonly chosen: Uint8Array | null;
}

/**
 * Writes the states of points into an existing array.
 * @returns the bits that occur in any state
 */
export function writeStates(states: Uint8Array, { highlighted, hidden, chosen }: PointMarks): number {
  let kinds = 0;
  for (let point = 0; point < states.length; point++) {
    let state = 0;
    if (highlighted !== null && highlighted[point] !== 1) state |= isDim;
    if (hidden !== null && hidden[point] === 1) state |= isHidden;
    if (chosen !== null && chosen[point] === 1) state |= isChosen;
    states[point] = state;
    kinds |= state;
  }
  return kinds;
}

/** The number of points among `all` that are highlighted and not hidden. */
export function countVisible(all: number, { highlighted, hidden }: Pick<PointMarks, 'highlighted' | 'hidden'>): number {
  let count = 0;
  for (let point = 0; point < all; point++) if (highlighted?.[point] !== 0 && hidden?.[point] !== 1) count++;
  return count;
}

/** The radius of a point relative to that of a point that is never used. */
export function relativeRadius(state: number, uses: number): number {
  if (state & isHidden) return 0;
  if (state & isChosen) return sizeFactor(uses) * chosenSize;
  return state & isDim ? dimmedSize : sizeFactor(uses);
}

/** The points to draw if a renderer cannot draw all of them, spread evenly over the list; null: all. */
export function sampleOf(count: number, max: number): Uint8Array | null {
  if (count <= max) return null;
  const drawn = new Uint8Array(count);
  for (let step = 0; step < max; step++) drawn[Math.floor((step * count) / max)] = 1;
  return drawn;
}
