import { mixed } from '@foreglow/contract/appearance/colors';

/** The sky before sunrise in the colours of a theme: from top to bottom, and the rings of its sun, outermost first. */
export interface DawnDrawing {
  readonly sky: readonly string[];
  readonly rings: readonly string[];
}

/** White text can stand on the sky down to its second half: it is dark there. `dawn`: the three colours of a theme. */
export function dawnDrawing([sun = '#ffffff', between = '#808080', night = '#000000']: readonly string[]): DawnDrawing {
  const middle = mixed(night, between, 0.5);
  return {
    sky: [mixed(night, '#000000', 0.45), night, middle, sun],
    rings: [0.2, 0.4, 0.6, 0.8, 1].map((share) => mixed(between, mixed(sun, '#ffffff', 0.25), share)),
  };
}
