import { limits } from '@foreglow/contract/limits';
import { z } from 'zod';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { sharedWords, titleOf } from '../text/distinctive-terms.rules.ts';
import { draftedLine } from '../text/drafted-text.rules.ts';
import { namesFor } from '../text/known-names.rules.ts';
import { type RankedCard, wordsOf } from '../text/ranking.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

interface Question {
  readonly challenge: string;
  readonly purpose?: string | null | undefined;
}

/** A tag of the project. Tags are ordered by the number of their uses. */
interface KnownTag {
  readonly name: string;
  readonly sticky: boolean;
  /** The share of the cards fitting the question that have the tag, 0–1. */
  readonly share: number;
}

/** The maximum number of domains of a radar. */
const suggestedDomains = limits.radarDomains.max;
const givenTags = 100;
const givenTitles = 40;
/** A tag on a smaller share of the fitting cards is not suggested as a domain. */
const smallestShare = 0.15;

const schema = z.object({ domains: z.array(z.string()) });
const domainNames = (given: readonly string[]) =>
  given.flatMap((name) => draftedLine(name, limits.briefDomainLength) ?? []);

/** Has a model divide a question into domains. */
export const briefDomainsTask = (
  { challenge, purpose }: Question,
  known: readonly string[],
  cards: readonly RankedCard[],
): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-brief-domains',
      data: {
        question: challenge,
        ...(purpose && { purpose }),
        tags_of_the_project: known.slice(0, givenTags),
        titles_of_cards: cards.slice(0, givenTitles).map(({ title }) => title),
      },
      schema,
      readable: 'domains',
    },
    ({ domains }) => suggest({ names: namesFor(domainNames(domains), known, suggestedDomains, false) }),
  );

/** What domains are suggested from without a model: plain data, which can be sent to a thread. */
export interface DomainMaterial {
  readonly question: Question;
  readonly tags: readonly KnownTag[];
  readonly fitting: readonly RankedCard[];
  readonly others: readonly RankedCard[];
}

/**
 * Domains without a model: first the tags that the question names, then tags that many of the fitting cards have,
 * sticky ones first. Without any such tag, the words that these cards share.
 */
export function builtInBriefDomains({ question, tags, fitting, others }: DomainMaterial): Suggestion {
  const { challenge, purpose } = question;
  const asked = new Set(wordsOf(`${challenge} ${purpose ?? ''}`));
  const named = tags.filter((tag) => wordsOf(tag.name).some((word) => asked.has(word)));
  const shared = tags
    .filter(({ share }) => share >= smallestShare)
    .sort((a, b) => Number(b.sticky) - Number(a.sticky) || b.share - a.share);
  const chosen = [...named, ...shared].map((tag) => tag.name);
  const words = chosen.length > 0 ? [] : sharedWords(fitting, others).flatMap((word) => titleOf([word]) ?? []);
  const known = tags.map((tag) => tag.name);
  return suggest({ names: namesFor(domainNames([...chosen, ...words]), known, suggestedDomains, true) });
}
