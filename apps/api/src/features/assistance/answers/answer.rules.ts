import type { AnswerAttributes } from '@foreglow/contract';
import { z } from 'zod';
import { cutText } from '#platform/text/cut-text.ts';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { draftedText } from '../text/drafted-text.rules.ts';
import { materialOf } from '../text/material.rules.ts';
import { bestSentence, type RankedCard } from '../text/ranking.rules.ts';

/** A card that can serve as evidence for an answer. */
export interface AnswerCard extends RankedCard {
  readonly slug: string;
  readonly public: boolean;
}

/** An answer without the information on who drafted it. */
export type Answer = Omit<AnswerAttributes, 'drafter'>;

const maxSentences = 12;
const sentenceLength = 600;
const passageLength = 500;

const schema = z.object({
  /** False if the cards do not contain the answer. */
  in_cards: z.boolean(),
  sentences: z.array(z.object({ text: z.string(), cards: z.array(z.string()) })),
});

/** Has a model answer a question using only the cards. Sentences that cite no card are left out. */
export const answerTask = (question: string, cards: readonly AnswerCard[]): DraftTask<Answer> => {
  const material = materialOf(cards);
  return draftTask({ prompt: 'ask', data: { question, cards: material.data }, schema, readable: 'text' }, (answer) => {
    const sentences = answer.sentences.slice(0, maxSentences).flatMap(({ text: given, cards: ids }) => {
      const text = draftedText(given, sentenceLength);
      const evidence = material.named(ids);
      return text !== null && evidence.length > 0 ? [{ text, evidence }] : [];
    });
    if (!answer.in_cards || sentences.length === 0) return notInCards(question);
    const cited = new Map<AnswerCard, string>();
    for (const { text, evidence } of sentences) {
      for (const card of evidence) cited.set(card, `${cited.get(card) ?? ''} ${text}`);
    }
    return {
      question,
      outcome: 'answered',
      sentences: sentences.map(({ text, evidence }) => ({ text, card_slugs: evidence.map(({ slug }) => slug) })),
      cards: [...cited].map(([card, statements]) => evidenceOf(card, bestSentence(statements, card) ?? '')),
    };
  });
};

const notInCards = (question: string): Answer => ({ question, outcome: 'not_in_cards', sentences: [], cards: [] });

const evidenceOf = ({ slug, title, public: isPublic }: AnswerCard, passage: string): Answer['cards'][number] => ({
  slug,
  title,
  removed_at: null,
  public: isPublic,
  passage: cutText(passage, passageLength),
});
