import { ApiError } from '#lib/http/api-error.ts';

/**
 * Whether it is certain that a failed import has added nothing: the server has refused it. After a lost connection the
 * server still adds the cards if it has read the file, and after a failure of its own it may have added them.
 */
export const hasAddedNothing = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
