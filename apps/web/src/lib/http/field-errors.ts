import { ApiError } from './api-error.ts';
import { translated } from './error-text.ts';

/** The complaints of a failed call by field, from their pointers: `/data/attributes/title` or `/title` is `title`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const found: Record<string, string> = {};
  for (const { code, detail, pointer } of error.errors) {
    const field = fieldOf(pointer);
    if (field) found[field] ??= translated(code, detail);
  }
  return found;
}

/** The field that a pointer of an error is about; undefined where it is about none. */
export const fieldOf = (pointer: string | undefined): string | undefined =>
  pointer?.replace(/^\/data\/attributes/, '').split('/')[1] || undefined;
