import type { z } from 'zod';

/** Settings that are stored together: their name, and the form of their value. */
export interface SettingsGroup<T> {
  readonly name: string;
  readonly form: z.ZodType<T>;
}
