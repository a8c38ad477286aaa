import { type GenerationState, isAtRest } from '@foreglow/contract';

/**
 * The polling interval of a draft in this state, in milliseconds; false: no polling, since only a person can change it.
 */
export const readEvery = (state: GenerationState | undefined): number | false =>
  state !== undefined && !isAtRest(state) ? 1000 : false;
