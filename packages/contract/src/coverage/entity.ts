import { z } from 'zod';
import { resource } from '../json-api.ts';
import { tagColors } from '../tags/tag.ts';

const count = z.int();

/** A site and its cards. */
const countedSource = z.object({ source: z.string(), count });
/** Its id is the host: a value of the filter `source`. */
export const sourceResource = resource('sources', countedSource);

/**
 * The days to which the cards of an area go back, `YYYY-MM-DD`: when their source was published, or else when they were
 * made. Half of the cards are older than the median. Null without cards.
 */
const evidenceDays = { newest: z.string().nullable(), median: z.string().nullable() };

/** The cards of an area over time. */
const spread = {
  count,
  /** Cards made in each of the `recent_months`. */
  recent: z.array(count),
  /** The month `YYYY-MM` of the newest card; null without cards. */
  last_month: z.string().nullable(),
  ...evidenceDays,
};

/** The coverage of a project. Drafts count for readers who see them. */
export const coverageAttributes = z.object({
  cards: z.object({ total: count, drafts: count, ai: count, untagged: count }),
  /** Every tag of the taxonomy of cards, highest count first, including unused ones. */
  by_tag: z.array(z.object({ slug: z.string(), name: z.string(), color: z.enum(tagColors), ...spread })),
  /** Highest count first, the team as one. */
  by_creator: z.array(z.object({ name: z.string(), email: z.string(), count })),
  /**
   * Every month `YYYY-MM` from the month of the first card to the month of the last card, in the viewer's time zone.
   */
  by_month: z.array(z.object({ month: z.string(), count })),
  /** The last `limits.coverageMonths` months up to the current one, in the viewer's time zone. */
  recent_months: z.array(z.string()),
  /** Of all cards. */
  evidence: z.object(evidenceDays),
  /** The sites with the most cards, at most `limits.coverageSources`: values of the filter `source`. */
  by_source: z.array(countedSource),
  /** Cards of all other sites; `GET /v1/projects/{id}/sources` names them. */
  other_sources: count,
  /** How many sites have a single card each. */
  single_sources: count,
  without_source: count,
  /**
   * The domains of the brief in its order, with the cards whose texts or tags contain the domain, as search finds them.
   */
  domains: z.array(z.object({ domain: z.string(), ...spread })),
  cards_in_no_insight: count,
  /** By title, at most `limits.coverageTrends`. */
  trends_without_evidence: z.array(z.object({ slug: z.string(), title: z.string() })),
  insights: count,
  trends: count,
});
export type CoverageAttributes = z.infer<typeof coverageAttributes>;
/** Its id is the slug of the project. */
export const coverageResource = resource('coverage', coverageAttributes);
