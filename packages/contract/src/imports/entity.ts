import { z } from 'zod';
import { resource } from '../json-api.ts';
import { charsets } from './charsets.ts';
import { dateOrders, importFields } from './fields.ts';

/** The reason why a row is not new. `value` is its content, shortened. */
const reason = z.object({
  code: z.enum([
    'title_missing',
    'title_too_long',
    'field_too_long',
    // The rest of the text is in another sheet of an exported workbook, which the file does not have (any more).
    'text_incomplete',
    'tag_too_long',
    'too_many_tags',
    'address_invalid',
    'flag_invalid',
    'control_characters',
    // Letters had been replaced by U+FFFD and cannot be found again. Only if such rows are not wanted.
    'letters_lost',
    'wrong_cell_count',
    'duplicate_address',
    'duplicate_title',
  ]),
  field: z.enum(importFields).nullable(),
  value: z.string().nullable(),
  /** Slug of the card this row repeats; null where it repeats an earlier row of the file. */
  card_slug: z.string().nullable(),
  /** Number of the row this row repeats, counted from 1; null where it repeats a card. */
  row: z.int().nullable(),
});
export type ImportReason = z.infer<typeof reason>;

/** A warning about a row, which does not prevent its import. */
const note = z.object({
  /**
   * `text_misread`: the text was decoded wrongly before it was written into the file, and can be repaired.
   * `letters_lost`: letters were lost by such an error and cannot be found again. Only if such rows are wanted.
   * `date_unread`: the date could not be read, and the card gets the time of the import.
   * `value_unread`: a day or a language could not be read, and the card has none.
   */
  code: z.enum(['text_misread', 'letters_lost', 'date_unread', 'value_unread']),
  field: z.enum(importFields),
});
export type ImportNote = z.infer<typeof note>;

export const importAttributes = z.object({
  counts: z.object({
    new: z.int(),
    duplicate: z.int(),
    invalid: z.int(),
    /** The number of cards created; only if the import was committed. */
    created: z.int().optional(),
  }),
  /** The cards created, in the order of their rows; only if the import was committed. */
  card_slugs: z.array(z.string()).optional(),
  /** Null in a workbook. */
  separator: z.enum([',', ';', 'tab']).nullable(),
  /** The encoding in which a CSV file was read; null for a workbook. */
  charset: z.enum(charsets).nullable(),
  /**
   * The same if nothing in the file says so, and it was recognised by its letters. They should be checked, such as é
   * and ü.
   */
  assumed_encoding: z.enum(charsets).optional(),
  /** The sheet that was read, and those that can be chosen; null and none for a CSV file. */
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /** The row with the names of the columns, as a spreadsheet program counts rows: from 1, with empty ones. */
  header_row: z.int(),
  /** The beginnings of the first rows that are not empty, among which the header was looked for. */
  first_rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /**
   * Only if the file has dates such as 03/04/2026 and none of them shows whether the day or the month comes first: the
   * order in which they were read. Otherwise null.
   */
  ambiguous_dates: z.enum(dateOrders).nullable(),
  /**
   * The columns of the file in their order, with the field of each. A column that fills no field is appended to the
   * description, as lines like «Name: value», or left out.
   */
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable(), appended: z.boolean() })),
  rows: z.array(
    z.object({
      /** Number of the row in the file, counted from 1 without the header. */
      row: z.int(),
      title: z.string(),
      outcome: z.enum(['new', 'duplicate', 'invalid']),
      reasons: z.array(reason),
      notes: z.array(note),
      /** In a dry run: slug of a card that is about exactly the same subject as a new row, if there is one. */
      alike_card_slug: z.string().optional(),
    }),
  ),
});
export type ImportAttributes = z.infer<typeof importAttributes>;
export const importResource = resource('imports', importAttributes);

/** Payload of a `progress` event of an import that is followed as `text/event-stream`. */
export const importProgress = z.object({
  phase: z.enum(['reading', 'comparing', 'writing']),
  done: z.int(),
  total: z.int(),
});
export type ImportProgress = z.infer<typeof importProgress>;
