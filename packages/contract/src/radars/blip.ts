import { z } from 'zod';
import { cardTag } from '../cards/entity.ts';
import { evidenceCard, evidenceItem } from '../conclusions/evidence.ts';
import { clearable, line, plainText, slug } from '../fields.ts';
import { limits } from '../limits.ts';
import { directions } from '../trends/types.ts';
import { movements } from './types.ts';

/** From 1 (low) to 5 (high). */
const impact = z.int('Give a whole number from 1 to 5.').min(1, 'The smallest value is 1.').max(5, 'The largest is 5.');

/** A part of a ring or a sector. */
const share = z
  .number('Give a number from 0 to 1.')
  .min(0, 'The smallest value is 0.')
  .max(1, 'The largest value is 1.');

/** The name of a sector, a ring or an impact. */
export const radarName = line(limits.radarNameLength);

const rationale = plainText
  .transform((value) => value.replace(/\r\n?/g, '\n').trim() || null)
  .pipe(z.string().max(limits.blipRationaleLength, `At most ${limits.blipRationaleLength} characters.`).nullable())
  .nullable();

/** The id of a blip within its radar. The caller may choose it, so that repeating a create makes only one blip. */
export const blipId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'This is not the id of a blip.');

const content = {
  label: line(limits.titleLength),
  /** The name of its sector. */
  domain: radarName,
  /** The name of its ring. */
  ring: radarName,
  /** Where it is between the inner (0) and the outer edge (1) of its ring: nearer to the centre is more urgent. */
  position: share,
  /** Where it is between the edges of its sector, clockwise; null: anywhere with enough room. */
  angle: share.nullable(),
  impact,
  /** Which of the radar's impacts it affects. */
  impacts: clearable(
    z
      .array(radarName)
      .max(limits.radarImpacts, `At most ${limits.radarImpacts}.`)
      .transform((names) => [...new Set(names)]),
  ),
  /** Markdown: why it is on the radar, and why at this place. Null for what its trend says. */
  rationale,
  /** The trend it is made from. */
  trend_slug: slug.nullable(),
  /** The cards it is made from, in the order in which they are shown. Empty for those of its trend. */
  card_slugs: clearable(
    z
      .array(slug)
      .max(limits.blipCards, `At most ${limits.blipCards}.`)
      .transform((slugs) => [...new Set(slugs)]),
  ),
  /**
   * Its place in the order in which the layout places the blips: that of their creation. It is sent to put a removed
   * blip back in its former place.
   */
  sequence: z.int('Give a whole number.').min(1, 'The smallest value is 1.'),
  /**
   * Its movement according to the file from which it was imported. It is used until the radar has been published once.
   */
  imported_movement: z.enum(movements, `Choose «${movements.join(', ')}».`).nullable(),
};

/** A blip of a radar in answers. */
export const blipAttributes = z.object({
  ...content,
  id: z.string(),
  label: z.string(),
  domain: z.string(),
  ring: z.string(),
  impacts: z.array(z.string()),
  rationale: z.string().nullable(),
  trend_slug: z.string().nullable(),
  card_slugs: z.array(z.string()),
  /**
   * The trend with the data that is shown; it may be in the trash. Null without a trend, and once the trend is
   * permanently removed.
   */
  trend: evidenceItem.nullable(),
  /** The cards with the data needed to name them. Drafts are included only for people who may see them. */
  cards: z.array(evidenceCard),
  /** Markdown: the texts of its trend. They are shown as its rationale while that is null. */
  trend_rationale: z.string().nullable(),
  /**
   * The cards behind its trend and behind the insights of its trend, at most `limits.blipCards`. They are its evidence
   * while it has no cards of its own.
   */
  trend_cards: z.array(evidenceCard),
  /** The tags of its trend; without a trend, those of its cards. */
  tags: z.array(cardTag),
  /** Where its trend is heading; null without one. */
  direction: z.enum(directions).nullable(),
});
export type BlipAttributes = z.infer<typeof blipAttributes>;

const { label, domain, ring, ...others } = content;
const optional = z.object(others).partial().shape;

/**
 * A new blip. Defaults: a new id, a sequence after the others, position 0.5, angle null, impact 3, no impacts,
 * rationale, trend or cards. Its trend and its cards must belong to the project of the radar.
 */
export const newBlip = z.object({ id: blipId.optional(), label, domain, ring, ...optional });
export type NewBlip = z.output<typeof newBlip>;

/** A change of one blip: attributes that are absent stay as they are. An unknown id creates the blip. */
export const blipChange = z.object({ id: blipId, ...z.object({ label, domain, ring }).partial().shape, ...optional });
export type BlipChange = z.output<typeof blipChange>;
