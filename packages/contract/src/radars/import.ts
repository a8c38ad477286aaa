import { z } from 'zod';
import { moment } from '../fields.ts';
import { charsets } from '../imports/charsets.ts';
import { resource } from '../json-api.ts';

/** The columns of a radar in the common form. */
export const radarColumns = ['name', 'ring', 'quadrant', 'isNew', 'status', 'description'] as const;

/** Why a row of the file cannot become a blip. */
export const radarImportReasons = [
  'name_missing',
  'name_too_long',
  'ring_missing',
  'ring_too_long',
  'quadrant_missing',
  'quadrant_too_long',
  'description_too_long',
  'impact_too_long',
  'control_characters',
  'wrong_cell_count',
  'duplicate_name',
] as const;

export const radarImportAttributes = z.object({
  /** `changed`: the radar already has a blip with this name; `removed`: blips of the radar that are not in the file. */
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), removed: z.int(), invalid: z.int() }),
  /**
   * Only for a CSV file that is not UTF-8 and does not say what else it is: the encoding in which it was read. Letters
   * like é and ü should be checked.
   */
  assumed_encoding: z.enum(charsets).optional(),
  /** The sectors and rings of the file, in the order in which they are used. */
  domains: z.array(z.string()),
  rings: z.array(z.string()),
  rows: z.array(
    z.object({
      /** Number of the row in the file, counted from 1 without the header. */
      row: z.int(),
      label: z.string(),
      domain: z.string().nullable(),
      ring: z.string().nullable(),
      outcome: z.enum(['new', 'changed', 'unchanged', 'invalid']),
      reasons: z.array(z.enum(radarImportReasons)),
    }),
  ),
  /** Labels of the blips that are removed. */
  removed: z.array(z.string()),
  /** The radar that was made or changed; null for a dry run. */
  radar_slug: z.string().nullable(),
  /** The state of the existing radar with which the rows were compared; null for a new one. */
  radar_updated_at: moment.nullable(),
});
export type RadarImportAttributes = z.infer<typeof radarImportAttributes>;
export const radarImportResource = resource('radar-imports', radarImportAttributes);
