import type { AnswerAttributes } from '@foreglow/contract';

type Sentence = AnswerAttributes['sentences'][number];

/** The numbers by which sentences refer to their cards: positions in the list of cards, from 1. */
export function numbersOf({ card_slugs }: Sentence, cards: AnswerAttributes['cards']): number[] {
  return card_slugs.flatMap((slug) => {
    const at = cards.findIndex((card) => card.slug === slug);
    return at < 0 ? [] : [at + 1];
  });
}

/** The Markdown text of an insight that is created from an answer. */
export const insightText = ({ sentences, cards }: AnswerAttributes): string =>
  sentences.length > 0
    ? sentences.map(({ text }) => text).join(' ')
    : cards.map(({ title, passage }) => `**${title}**: ${passage}`).join('\n\n');
