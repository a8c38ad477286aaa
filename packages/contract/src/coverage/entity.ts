import { z } from 'zod';
import { resource } from '../json-api.ts';
import { tagColors } from '../tags/tag.ts';

const count = z.int();

/** A site and its cards. */
const countedSource = z.object({ source: z.string(), count });
/** Its id is the host: a value of the filter `source`. */
export const sourceResource = resource('sources', countedSource);

/** The coverage of a project. Drafts count for readers who see them. */
export const coverageAttributes = z.object({
  cards: z.object({ total: count, drafts: count, ai: count, untagged: count }),
  /** Every tag of the taxonomy of cards, highest count first, including unused ones. */
  by_tag: z.array(z.object({ slug: z.string(), name: z.string(), color: z.enum(tagColors), count })),
  /** Highest count first, the team as one. */
  by_creator: z.array(z.object({ name: z.string(), email: z.string(), count })),
  /**
   * Every month `YYYY-MM` from the month of the first card to the month of the last card, in the viewer's time zone.
   */
  by_month: z.array(z.object({ month: z.string(), count })),
  /** The sites with the most cards, at most `limits.coverageSources`: values of the filter `source`. */
  by_source: z.array(countedSource),
  /** Cards of all other sites; `GET /v1/projects/{id}/sources` names them. */
  other_sources: count,
  without_source: count,
  /**
   * The domains of the brief in its order, with the cards whose texts or tags contain the domain, as search finds them.
   */
  domains: z.array(z.object({ domain: z.string(), count })),
  cards_in_no_insight: count,
  /** By title, at most `limits.coverageTrends`. */
  trends_without_evidence: z.array(z.object({ slug: z.string(), title: z.string() })),
  insights: count,
  trends: count,
});
export type CoverageAttributes = z.infer<typeof coverageAttributes>;
/** Its id is the slug of the project. */
export const coverageResource = resource('coverage', coverageAttributes);
