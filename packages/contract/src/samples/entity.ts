import { z } from 'zod';
import { resource } from '../json-api.ts';

/** A sample workspace with its project. */
export const sampleAttributes = z.object({ workspace_slug: z.string(), project_slug: z.string() });
export const sampleResource = resource('samples', sampleAttributes);

export const newSample = z.object({
  /** The language of its contents. */
  language: z.enum(['en', 'de']),
});
