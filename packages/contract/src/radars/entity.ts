import { z } from 'zod';
import { clearable, creationKey, line, moment, optionalLine, optionalText } from '../fields.ts';
import { radarDrafter } from '../generation/drafter.ts';
import { relatedResource, toOne } from '../json-api.ts';
import { limits } from '../limits.ts';
import { blipAttributes, blipChange, blipId, newBlip } from './blip.ts';
import { radarNames } from './names.ts';
import { movements } from './types.ts';

const person = z.object({ name: z.string(), email: z.string() });

/** The last edition of a radar. */
const lastDump = z.object({
  slug: z.string(),
  number: z.int(),
  created_at: moment,
  /** Whether its public page can be read now. */
  open: z.boolean(),
});

/** The lasting public address of a radar, which always shows the newest edition that is open. */
const publicPage = z.object({
  /** The address, without signing in: an address, or a path of this server. */
  url: z.string(),
  /** The address on an external radar site (`RADAR_SITE_URL`), or the same as `url`. */
  site_url: z.string(),
  /** The number of the edition that it shows now; null if none is open, and the page says so. */
  shown: z.int().nullable(),
});

const head = {
  slug: z.string(),
  title: z.string(),
  /** The question that the radar answers. */
  challenge: z.string().nullable(),
  /** Markdown: an introduction, shown below the title. */
  description: z.string().nullable(),
  /** Markdown: the audience of the radar. */
  audience: z.string().nullable(),
  /** Its sectors, from left to right. */
  domains: z.array(z.string()),
  /** From the centre outwards. */
  rings: z.array(z.string()),
  /** What the blips may affect. */
  impacts: z.array(z.string()),
  blip_count: z.int(),
  /** true: it was made from a draft that a model wrote. */
  ai_assistant: z.boolean(),
  /** What drafted the radar; null for a radar that people made. */
  drafter: radarDrafter.nullable(),
  last_dump: lastDump.nullable(),
  /** Null before it was first published, and after its project has moved, until it is published again. */
  public_page: publicPage.nullable(),
  creator: person,
  project: z.object({ slug: z.string(), title: z.string() }),
  created_at: moment,
  updated_at: moment,
};

export const radarAttributes = z.object({
  ...head,
  /** In the order in which they were created. */
  blips: z.array(blipAttributes),
  /** How each blip differs from the last edition, by its id; null without one, see `imported_movement`. */
  movements: z.record(z.string(), z.enum(movements)).nullable(),
});
export type RadarAttributes = z.infer<typeof radarAttributes>;
const relationships = { project: toOne, creator: toOne };
export const radarResource = relatedResource('radars', radarAttributes, relationships);
export type RadarResource = z.infer<typeof radarResource>;

/** A blip of the small picture of a radar: indexes of its sector and ring, and where it is in its cell. */
const previewBlip = z.object({
  id: z.string(),
  domain: z.int(),
  ring: z.int(),
  position: z.number(),
  angle: z.number().nullable(),
  impact: z.int(),
});

/** A radar in a list, with only the parts of its blips that a small picture shows. */
export const listedRadarAttributes = z.object({ ...head, preview: z.array(previewBlip) });
export type ListedRadarAttributes = z.infer<typeof listedRadarAttributes>;
export const listedRadarResource = relatedResource('radars', listedRadarAttributes, relationships);

const domains = radarNames({ ...limits.radarDomains, things: 'sectors' });
const rings = radarNames({ ...limits.radarRings, things: 'rings' });
const impacts = clearable(radarNames({ min: 0, max: limits.radarImpacts, things: 'impacts' }));

const tooManyBlips = `A radar has at most ${limits.radarBlips} blips.`;
const blips = clearable(z.array(newBlip).max(limits.radarBlips, tooManyBlips));

const texts = {
  challenge: optionalLine(limits.challengeLength).optional(),
  description: optionalText.optional(),
  audience: optionalText.optional(),
};

/**
 * The attributes of a new radar. Absent challenge, audience and domains are taken from the brief of the project,
 * domains from its first twelve. Absent rings are Now, Next and Later.
 */
export const newRadar = z.object({
  title: line(limits.titleLength),
  ...texts,
  domains: domains.optional(),
  rings: rings.optional(),
  impacts: impacts.optional(),
  blips: blips.optional(),
  creation_key: creationKey.optional(),
});
export type NewRadar = z.output<typeof newRadar>;

/**
 * A change of a radar: a value sets a field, `null` clears it, and an absent field stays unchanged. `blips` are all its
 * blips; `removed_blips` and `changed_blips` change some of them, in this order, so that two people who work on
 * different blips do not undo each other's work. Sectors, rings and impacts are sent in full, in their order, and
 * renamed by `{name, was}`. A sector or ring that is left out must no longer contain blips. `based_on` as in
 * `cardChange`.
 */
export const radarChange = z
  .object({
    title: line(limits.titleLength),
    ...texts,
    domains,
    rings,
    impacts,
    blips,
    changed_blips: z.array(blipChange).max(limits.radarBlips, tooManyBlips),
    removed_blips: z.array(blipId).max(limits.radarBlips, tooManyBlips),
    based_on: moment,
  })
  .partial();
export type RadarChange = z.output<typeof radarChange>;

export const radarSorts = ['-updated_at', '-created_at', 'created_at', 'title'] as const;
export type RadarSort = (typeof radarSorts)[number];
