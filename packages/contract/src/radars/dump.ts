import { z } from 'zod';
import { creationKey, moment, plainText } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagColors } from '../tags/tag.ts';
import { directions } from '../trends/types.ts';
import { type RadarLayout, radarLayout } from './layout.ts';
import { dumpExpiries, movements, radarBackgrounds, shownEvidence } from './types.ts';

/** Evidence in a published radar. Of cards, it only ever contains published ones. */
const shownItem = z.object({
  title: z.string(),
  /** The first words of its text as plain text; null if only titles are shown. */
  text: z.string().nullable(),
  source_url: z.string().nullable(),
});
export type ShownItem = z.infer<typeof shownItem>;

const place = z.object({ domain: z.string(), ring: z.string(), impact: z.int() });

/** A blip of a published radar, with everything that is shown about it. */
export const dumpBlip = z.object({
  id: z.string(),
  number: z.int(),
  label: z.string(),
  domain: z.string(),
  ring: z.string(),
  position: z.number(),
  angle: z.number().nullable(),
  impact: z.int(),
  impacts: z.array(z.string()),
  /** Markdown. */
  rationale: z.string().nullable(),
  direction: z.enum(directions).nullable(),
  tags: z.array(z.object({ name: z.string(), color: z.enum(tagColors) })),
  /** Null in a first version whose blips have no movement from an import. */
  movement: z.enum(movements).nullable(),
  /** Where it was in the version before; null if it was not there. */
  before: place.nullable(),
  trend: shownItem.nullable(),
  cards: z.array(shownItem),
});
export type DumpBlip = z.infer<typeof dumpBlip>;

/** The content of a published radar at the time when it was published. */
export const dumpContent = z.object({
  title: z.string(),
  challenge: z.string().nullable(),
  description: z.string().nullable(),
  domains: z.array(z.string()),
  rings: z.array(z.string()),
  impacts: z.array(z.string()),
  blips: z.array(dumpBlip),
  /** The blips of the version before that are not in this one. */
  gone: z.array(place.extend({ id: z.string(), label: z.string() })),
  /** The number of the version before, and when it was published. */
  previous: z.object({ number: z.int(), created_at: moment }).nullable(),
  /** The number of different published cards that are evidence of its blips. */
  signal_count: z.int(),
  workspace: z.string(),
});
export type DumpContent = z.infer<typeof dumpContent>;

/** The layouts at the time of publishing, in both views. */
export type DumpLayouts = Readonly<Record<RadarLayout['shape'], RadarLayout>>;

/** An edition of a radar. */
export const dumpAttributes = z.object({
  slug: z.string(),
  number: z.int(),
  note: z.string().nullable(),
  title: z.string(),
  blip_count: z.int(),
  evidence: z.enum(shownEvidence),
  background: z.enum(radarBackgrounds),
  /** Whether other sites may show the public page in a frame. */
  embeddable: z.boolean(),
  /** Whether search engines may list the public page. */
  indexable: z.boolean(),
  /** The address of the public page; null if the page can no longer be read. */
  url: z.string().nullable(),
  /** Address of the page on an external radar site (`RADAR_SITE_URL`), or the same as `url`. */
  site_url: z.string().nullable(),
  author: z.object({ name: z.string(), email: z.string() }),
  created_at: moment,
  expires_at: moment.nullable(),
  revoked_at: moment.nullable(),
});
export type DumpAttributes = z.infer<typeof dumpAttributes>;
export const listedDumpResource = resource('radar-dumps', dumpAttributes);

export const readDumpAttributes = dumpAttributes.extend({
  content: dumpContent,
  /** Both views. */
  layouts: z.object({ half: radarLayout, full: radarLayout }),
});
export type ReadDumpAttributes = z.infer<typeof readDumpAttributes>;
export const dumpResource = resource('radar-dumps', readDumpAttributes);

const note = plainText
  .transform((value) => value.replace(/\r\n?/g, '\n').trim() || null)
  .pipe(z.string().max(limits.dumpNoteLength, `At most ${limits.dumpNoteLength} characters.`).nullable())
  .nullable();

const expiry = z.literal(dumpExpiries, `Choose «${dumpExpiries.join(', ')}» days.`).nullable();

/**
 * How a radar is published. Defaults: without a note, titles of the evidence, in the night sky, no expiry, not embeddable
 * or indexable.
 */
export const newDump = z.object({
  note: note.optional(),
  evidence: z.enum(shownEvidence, `Choose «${shownEvidence.join(', ')}».`).optional(),
  background: z.enum(radarBackgrounds, `Choose «${radarBackgrounds.join(', ')}».`).optional(),
  /** Null: it does not expire. */
  expires_in_days: expiry.optional(),
  embeddable: z.boolean().optional(),
  indexable: z.boolean().optional(),
  creation_key: creationKey.optional(),
});
export type NewDump = z.output<typeof newDump>;

/** A change of an edition. Its content never changes. A new expiry counts from now. */
export const dumpChange = newDump.omit({ evidence: true, creation_key: true });
export type DumpChange = z.output<typeof dumpChange>;
