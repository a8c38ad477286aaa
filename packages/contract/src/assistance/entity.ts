import { z } from 'zod';
import { duplicateResource } from '../cards/entity.ts';
import { evidenceCard } from '../conclusions/evidence.ts';
import { line, plainText, slug } from '../fields.ts';
import { drafter } from '../generation/drafter.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';

const text = plainText.max(limits.textLength, `At most ${limits.textLength} characters.`).nullable().optional();
const title = plainText.max(limits.titleLength, `At most ${limits.titleLength} characters.`);
const cardSlugs = z.array(slug).max(limits.evidence, `At most ${limits.evidence}.`);

/** The kinds of suggestions. */
export const suggestionWanted = z.discriminatedUnion('kind', [
  /** Tags for a card: those of the project first, new ones only where none fits. */
  z.object({ kind: z.literal('card-tags'), title, subtitle: text, description: text, relevance: text }),
  /** A summary of a captured page, and why it matters, in the language of the project. */
  z.object({ kind: z.literal('card-texts'), title, page_text: text, source_url: text }),
  /** A title and a summary for an insight, from its cards. */
  z.object({ kind: z.literal('insight'), card_slugs: cardSlugs.min(1, 'Choose at least one card.') }),
  /** The implications of a trend. */
  z.object({ kind: z.literal('trend-implications'), title, description: text, card_slugs: cardSlugs }),
  /** The domains of a brief, from its question. */
  z.object({ kind: z.literal('brief-domains'), challenge: line(limits.challengeLength), purpose: text }),
  /** A name for a group of the map, from its cards. */
  z.object({ kind: z.literal('map-group'), card_slugs: cardSlugs.min(1, 'Choose at least one card.') }),
]);
export type SuggestionWanted = z.output<typeof suggestionWanted>;
export type SuggestionKind = SuggestionWanted['kind'];

/** What is suggested. Fields that do not apply to the kind are null or empty. */
export const suggestionAttributes = z.object({
  title: z.string().nullable(),
  /** Markdown. */
  text: z.string().nullable(),
  /** Markdown: why a card matters. */
  relevance: z.string().nullable(),
  /** Names of tags or domains. `known`: whether the project already has it. */
  names: z.array(z.object({ name: z.string(), known: z.boolean() })),
  drafter,
});
export type SuggestionAttributes = z.infer<typeof suggestionAttributes>;
export const suggestionResource = resource('suggestions', suggestionAttributes);

/** A card that supports an answer, with the supporting passage, which is empty if none of its sentences does. */
const passage = evidenceCard.extend({ passage: z.string() });

/** The answer to a question, based only on the cards of the project. */
export const answerAttributes = z.object({
  question: z.string(),
  /** `answered`: each sentence names its cards. `not_in_cards`: the cards do not contain the answer. */
  outcome: z.enum(['answered', 'not_in_cards']),
  sentences: z.array(z.object({ text: z.string(), card_slugs: z.array(z.string()) })),
  /** The cards of the sentences. */
  cards: z.array(passage),
  drafter,
});
export type AnswerAttributes = z.infer<typeof answerAttributes>;
export const answerResource = resource('answers', answerAttributes);

/** A drafted signal. It is not stored until somebody makes a card from it. */
export const draftedSignal = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  /** Markdown. */
  description: z.string().nullable(),
  /** Markdown: why the signal matters. */
  relevance: z.string().nullable(),
  tags: z.array(z.string()),
  /** An address that stands in the question or in a card of the project. Nobody has requested it. */
  source_url: z.string().nullable(),
  /** The cards of the project that it was drafted from; empty if a model drafted it without cards. */
  cards: z.array(evidenceCard),
  /** Cards of the project that may be about the same thing. */
  duplicates: z.array(duplicateResource),
});
export type DraftedSignal = z.infer<typeof draftedSignal>;
export const signalsAttributes = z.object({
  question: z.string(),
  signals: z.array(draftedSignal),
  drafter,
});
export type SignalsAttributes = z.infer<typeof signalsAttributes>;
export const signalsResource = resource('drafted-signals', signalsAttributes);

/** How much the provider was used in a workspace, in the last 24 hours and in the last 30 days. */
const used = z.object({ calls: z.int(), failures: z.int(), input_tokens: z.int(), output_tokens: z.int() });
export const aiUsageAttributes = z.object({
  workspace: z.object({ slug: z.string(), title: z.string() }).nullable(),
  day: used,
  month: used,
  /** In the currency of the settings; null where no prices are set. */
  month_cost: z.number().nullable(),
});
export type AiUsageAttributes = z.infer<typeof aiUsageAttributes>;
export const aiUsageResource = resource('ai-usage', aiUsageAttributes);
