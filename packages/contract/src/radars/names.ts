import { z } from 'zod';
import { radarName } from './blip.ts';
import { nameKey } from './name-key.ts';

/** A name, or a name with its former one: blips with the former name follow the renaming. */
const named = z
  .union([radarName, z.object({ name: radarName, was: radarName })])
  .transform((given) => (typeof given === 'string' ? { name: given, was: given } : given));
export type RadarName = z.output<typeof named>;

/** Whether no two names are alike. This is checked only for names that are individually valid. */
const different = z.array(z.object({ name: z.string(), was: z.string() })).superRefine((names, context) => {
  const seen = new Set<string>();
  for (const [at, { name }] of names.entries()) {
    if (seen.has(nameKey(name))) {
      context.addIssue({ code: 'custom', path: [at], message: 'Two of them have the same name.' });
    }
    seen.add(nameKey(name));
  }
});

interface Numbers {
  readonly min: number;
  readonly max: number;
  /** The plural word for the named things. */
  readonly things: string;
}

/** Names of sectors, rings or impacts in their order, of which no two are alike. */
export const radarNames = ({ min, max, things }: Numbers) =>
  z
    .array(named)
    .min(min, `A radar has at least ${min} ${things}.`)
    .max(max, `A radar has at most ${max} ${things}.`)
    .pipe(different);
