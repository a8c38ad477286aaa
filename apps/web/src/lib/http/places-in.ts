import { ApiError } from './api-error.ts';

/**
 * The indexes, from 0, of the items in a list of the body to which the errors of a failed call refer:
 * `/data/attributes/cards/2` or `/cards/2`.
 */
export function placesIn(error: unknown, list: string): number[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ pointer = '' }) => {
    const [, name, place, ...rest] = pointer.replace(/^\/data\/attributes/, '').split('/');
    return name === list && place && /^\d+$/.test(place) && rest.length === 0 ? [Number(place)] : [];
  });
}
