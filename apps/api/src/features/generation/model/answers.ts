import { firstRings } from '@foreglow/contract';
import { z } from 'zod';

// The answers of models. Lengths and names are checked afterwards, so that a fault in one item does not invalidate all
// of them.

const cardNames = z.array(z.string()).describe('Ids of cards, such as c1.');

export const domainsAnswer = z.object({ domains: z.array(z.string()), impacts: z.array(z.string()) });

/** Candidates in the sectors of a radar. */
export const candidatesAnswer = (domains: readonly string[]) =>
  z.object({
    candidates: z.array(
      z.object({ label: z.string(), domain: z.enum([...domains]), about: z.string(), cards: cardNames }),
    ),
  });

export const evidenceAnswer = z.object({ evidence: z.array(z.object({ candidate: z.string(), cards: cardNames })) });

export const placementAnswer = z.object({
  blips: z.array(
    z.object({
      candidate: z.string(),
      ring: z.enum([...firstRings]),
      position: z.number().min(0).max(1),
      impact: z.int().min(1).max(5),
      impacts: z.array(z.string()),
    }),
  ),
});

export const writingAnswer = z.object({
  rationales: z.array(z.object({ candidate: z.string(), rationale: z.string() })),
});
