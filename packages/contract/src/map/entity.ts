import { z } from 'zod';
import { plainText, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagColors } from '../tags/tag.ts';
import { mapColorings, mapSize, mapStates, mapSteps, repositoryMapColorings } from './types.ts';

const coordinate = z.int().min(0).max(mapSize);

/** A group of cards that are near each other. */
export const mapGroup = z.object({
  id: z.string(),
  /** Coarse groups are shown first; fine ones are their parts. */
  level: z.enum(['coarse', 'fine']),
  /** The coarse group of a fine one. */
  parent_id: z.string().nullable(),
  /** The name that a person chose for it; null: it is named by its words. */
  name: z.string().nullable(),
  /** The phrase that its cards are about; empty if they share none. */
  words: z.array(z.string()),
  count: z.int(),
  x: coordinate,
  y: coordinate,
});
export type MapGroup = z.infer<typeof mapGroup>;

/** A region without cards between groups. */
const thinArea = z.object({
  x: coordinate,
  y: coordinate,
  /** The distance to the nearest card. */
  radius: z.int(),
  /** The ids of the coarse groups around it, the nearest first. */
  between: z.array(z.string()),
});
export type ThinArea = z.infer<typeof thinArea>;

/** An isolated card. */
const loneCard = z.object({
  point: z.int(),
  /** The distance to the most similar cards: 0 (the same) to 1 (nothing in common). */
  distance: z.number(),
});

export const mapAttributes = z.object({
  state: z.enum(mapStates),
  /** Whether the map is being updated for new or changed cards, or made again. */
  updating: z.boolean(),
  step: z.enum(mapSteps).nullable(),
  /** The completed share of this step, 0–1. */
  progress: z.number().nullable(),
  /** Identifies the points and their order. It is passed to calls that name points by their numbers. */
  version: z.string().nullable(),
  /** The number of points: cards that the reader may see and that have been placed. */
  count: z.int(),
  /** The number of cards that have not been placed yet. */
  unplaced: z.int(),
  /** How far neighbours on the map are also neighbours by their texts, 0–1, for 15 neighbours; null for few cards. */
  trustworthiness: z.number().nullable(),
  /** When all cards were last placed together. */
  laid_out_at: z.iso.datetime().nullable(),
  /** Coarse groups first. */
  groups: z.array(mapGroup),
  thin: z.array(thinArea),
  alone: z.array(loneCard),
});
export type MapAttributes = z.infer<typeof mapAttributes>;
/** Its id is the slug of the project or the workspace. */
export const mapResource = resource('maps', mapAttributes);

const coloringNames = <const N extends readonly string[]>(names: N) => z.enum(names, `Choose «${names.join(', ')}».`);
/** How points are coloured. */
export const mapColoringNames = coloringNames(mapColorings);
export const repositoryMapColoringNames = coloringNames(repositoryMapColorings);

const legendEntry = z.object({
  /** The slug of a project or a tag, the e-mail of a creator, a month `YYYY-MM`, `true` or `false`; empty for all others. */
  value: z.string(),
  /** The title of a project, the name of a tag or a creator; otherwise the value. */
  label: z.string(),
  /** The name of the colour of a tag. */
  color: z.enum(tagColors).nullable(),
  count: z.int(),
});
export type MapLegendEntry = z.infer<typeof legendEntry>;

export const mapColorsAttributes = z.object({
  version: z.string(),
  legend: z.array(legendEntry),
  /** For each point the number of its entry in the legend: one byte each, in Base64. */
  column: z.string(),
});
export type MapColors = z.infer<typeof mapColorsAttributes>;
/** Its id is the coloring. */
export const mapColorsResource = resource('map-colors', mapColorsAttributes);

export const mapMatchesAttributes = z.object({
  version: z.string(),
  count: z.int(),
  /** One bit for each point, the first point in the lowest bit of the first byte, in Base64. */
  bits: z.string(),
});
/** Its id is the slug of the project or the workspace. */
export const mapMatchesResource = resource('map-matches', mapMatchesAttributes);

export const mapOutlineAttributes = z.object({
  kind: z.enum(['insight', 'trend']),
  title: z.string(),
  points: z.array(z.int()),
});
export type MapOutline = z.infer<typeof mapOutlineAttributes> & { readonly id: string };
/** Its id is the slug of the insight or trend. */
export const mapOutlineResource = resource('map-outlines', mapOutlineAttributes);

const atMost = `At most ${limits.bulkCards} cards at once.`;

const ofVersion = z.object({ version: z.string().max(100) });

/** Points that were selected on the map, or cards whose points are requested. */
export const mapSelection = z.union(
  [
    ofVersion.extend({ points: z.array(z.int().min(0).max(10_000_000)).max(limits.bulkCards, atMost) }).strict(),
    ofVersion.extend({ card_slugs: z.array(slug).max(limits.bulkCards, atMost) }).strict(),
  ],
  'Give the version of a map, and either points or cards.',
);

const selectedCard = z.object({
  slug: z.string(),
  title: z.string(),
  project_slug: z.string(),
  public: z.boolean(),
  /** The names of its tags. */
  tags: z.array(z.string()),
  point: z.int(),
});
/** The cards in the requested order. Cards that are not on the map are left out. */
export const mapSelectionResource = resource('map-selections', z.object({ cards: z.array(selectedCard) }));
export type MapSelectedCard = z.infer<typeof selectedCard>;

export const mapGroupChange = z.object({
  /** null: the group is named by its words again. */
  name: plainText
    .trim()
    .min(1, 'Give the group a name.')
    .max(limits.mapGroupNameLength, `At most ${limits.mapGroupNameLength} characters.`)
    .nullable(),
});
