import { ApiError } from './api-error.ts';
import { translated } from './error-text.ts';

/**
 * The errors of a failed call by field, from their pointers: `/data/attributes/title` or `/title` is `title`. So is
 * `/data/attributes/page/title` for the fields within `page`.
 */
export function fieldErrors(error: unknown, within?: string): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const found: Record<string, string> = {};
  for (const { code, detail, pointer } of error.errors) {
    const field = fieldOf(pointer, within);
    if (field) found[field] ??= translated(code, detail);
  }
  return found;
}

/** The field that an error pointer refers to; undefined if it refers to none. */
export function fieldOf(pointer: string | undefined, within?: string): string | undefined {
  const [, first, second] = pointer?.replace(/^\/data\/attributes/, '').split('/') ?? [];
  return (first === within ? second : first) || undefined;
}
