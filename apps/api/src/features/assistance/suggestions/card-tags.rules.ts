import { limits, serverLimits, tagKey, tagName } from '@foreglow/contract';
import { z } from 'zod';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { distinctiveTerms } from '../text/distinctive-terms.rules.ts';
import { draftedLine } from '../text/drafted-text.rules.ts';
import { namesFor } from '../text/known-names.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import { wordsOf } from '../text/ranking.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

/** The number of tags of a project that a model gets, most used first. */
const givenTags = 200;
const schema = z.object({ tags: z.array(z.string()) });

/** Keeps the names that are valid for tags. */
const tagNames = (given: readonly string[]): string[] =>
  given.flatMap((name) => {
    const parsed = tagName.safeParse(draftedLine(name.replaceAll(',', ' '), limits.tagNameLength) ?? '');
    return parsed.success ? [parsed.data] : [];
  });

/** Has a model choose tags for a card, preferring those of the project. */
export const cardTagsTask = (card: RankedCard, tags: readonly string[]): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-card-tags',
      data: { card, tags_of_the_project: tags.slice(0, givenTags) },
      schema,
      readable: 'tags',
    },
    (answer) => suggest({ names: namesFor(tagNames(answer.tags), tags, serverLimits.suggestedTags, true) }),
  );

/** A tag that similar cards have. `strength`: the share of their votes, 0 to 1. */
interface Voted {
  readonly name: string;
  readonly strength: number;
}

/**
 * Tags for a card without a model: tags of the project, ranked by the votes of similar cards and by how clearly the
 * card names them. Where none of them fits, the most characteristic words of the card.
 */
export function builtInCardTags(card: RankedCard, tags: readonly string[], ofSimilar: readonly Voted[]): Suggestion {
  const words = new CardVocabulary(card);
  const votes = new Map(ofSimilar.map(({ name, strength }) => [name, strength]));
  const fitting = [...new Set([...votes.keys(), ...tags])]
    .map((name) => ({ name, score: (votes.get(name) ?? 0) + namedBy(words, wordsOf(name)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
  // Names of tags of the project stay as they are: they have not been drafted.
  if (fitting.length > 0) return suggest({ names: namesFor(fitting, tags, serverLimits.suggestedTags, true) });
  const { terms, shown } = distinctiveTerms([card]);
  const distinctive = (terms[0] ?? []).map((term) => shown[term] ?? '');
  const names = tagNames(withoutParts(distinctive).slice(0, newTags));
  return suggest({ names: namesFor(names, tags, serverLimits.suggestedTags, true) });
}

/** The weight of a word of a tag: found in the title, in another text, or only as another form or a compound. */
const weights = { title: 1, text: 0.8, form: 0.4 };

/**
 * How clearly a card names a tag, 0 to 1. It is 0 unless the card has all its words, at least one of them unchanged.
 */
function namedBy(card: CardVocabulary, tag: readonly string[]): number {
  const found = tag.map((word) => card.weightOf(word));
  if (found.includes(0) || found.every((weight) => weight === weights.form)) return 0;
  return found.reduce((sum, weight) => sum + weight, 0) / Math.max(1, tag.length);
}

/** Forms of a word have the same beginning except for the last letter: store, storage. */
const shortestStem = 4;

/**
 * The words of a card, in which those of thousands of tags are looked up. A form of a word is found by its beginning,
 * without comparing it with every word.
 */
class CardVocabulary {
  readonly #inTitle: ReadonlySet<string>;
  readonly #inTexts: ReadonlySet<string>;
  /** The words without their last letter. */
  readonly #stems = new Set<string>();
  /** All beginnings of the words that are shorter than the word. */
  readonly #beginnings = new Set<string>();

  constructor(card: RankedCard) {
    this.#inTitle = new Set(wordsOf(card.title));
    this.#inTexts = new Set(wordsOf([card.subtitle, card.description, card.relevance].filter(Boolean).join('\n')));
    for (const word of [...this.#inTitle, ...this.#inTexts]) {
      if (word.length > shortestStem) this.#stems.add(word.slice(0, -1));
      for (let end = shortestStem; end < word.length; end += 1) this.#beginnings.add(word.slice(0, end));
    }
  }

  /** The weight of a word of a tag; 0 if the card does not have it. */
  weightOf(word: string): number {
    if (this.#inTitle.has(word)) return weights.title;
    if (this.#inTexts.has(word)) return weights.text;
    return this.#hasFormOf(word) ? weights.form : 0;
  }

  /** Whether the shorter of the word and a word of the card, without its last letter, is the beginning of the other. */
  #hasFormOf(word: string): boolean {
    if (this.#beginnings.has(word.slice(0, -1))) return true;
    for (let end = shortestStem; end < word.length; end += 1) if (this.#stems.has(word.slice(0, end))) return true;
    return false;
  }
}

const newTags = 3;

/** Removes words that are part of an earlier pair of words. */
const withoutParts = (names: readonly string[]): string[] =>
  names.filter(
    (name, at) =>
      !names.slice(0, at).some((before) =>
        tagKey(before)
          .split(' ')
          .some((word) => tagKey(name).split(' ').includes(word)),
      ),
  );
