import { limits, tagKey, tagName } from '@foreglow/contract';
import { z } from 'zod';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { draftedLine } from '../text/drafted-text.rules.ts';
import { namesFor } from '../text/known-names.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import { wordsOf } from '../text/ranking.rules.ts';
import { tellingTerms } from '../text/telling-terms.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

/** The tags of a project that a model gets, those with the most uses. */
const givenTags = 200;
const schema = z.object({ tags: z.array(z.string()) });

/** Names that tags can have. */
const tagNames = (given: readonly string[]): string[] =>
  given.flatMap((name) => {
    const parsed = tagName.safeParse(draftedLine(name.replaceAll(',', ' '), limits.tagNameLength) ?? '');
    return parsed.success ? [parsed.data] : [];
  });

/** Has a model choose tags for a card, from those of the project first. */
export const cardTagsTask = (card: RankedCard, tags: readonly string[]): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-card-tags',
      data: { card, tags_of_the_project: tags.slice(0, givenTags) },
      schema,
      readable: 'tags',
    },
    (answer) => suggest({ names: namesFor(tagNames(answer.tags), tags, limits.suggestedTags, true) }),
  );

/**
 * Tags for a card without a model: those of similar cards, then those of the project whose words the card has, and only
 * where there are none the words that say most about it.
 */
export function builtInCardTags(card: RankedCard, tags: readonly string[], ofSimilar: readonly string[]): Suggestion {
  const words = new Set(
    wordsOf([card.title, card.subtitle, card.description, card.relevance].filter(Boolean).join('\n')),
  );
  const mentioned = tags.filter((tag) => {
    const own = wordsOf(tag);
    return own.length > 0 && own.every((word) => words.has(word));
  });
  const { terms, shown } = tellingTerms([card]);
  const telling = (terms[0] ?? []).map((term) => shown[term] ?? '');
  const fits = ofSimilar.length + mentioned.length > 0;
  const names = fits ? [...ofSimilar, ...mentioned] : withoutParts(telling).slice(0, newTags);
  return suggest({ names: namesFor(tagNames(names), tags, limits.suggestedTags, true) });
}

const newTags = 3;

/** Without words that stand in a pair that comes before them. */
const withoutParts = (names: readonly string[]): string[] =>
  names.filter(
    (name, at) =>
      !names.slice(0, at).some((before) =>
        tagKey(before)
          .split(' ')
          .some((word) => tagKey(name).split(' ').includes(word)),
      ),
  );
