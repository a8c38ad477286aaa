import { type GenerationState, isAtRest } from '@foreglow/contract';

/** How often a draft is read in this state, in milliseconds; false: not again, since nobody but a person changes it. */
export const readEvery = (state: GenerationState | undefined): number | false =>
  state !== undefined && !isAtRest(state) ? 1000 : false;
