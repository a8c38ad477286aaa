import type { AnswerAttributes } from '@foreglow/contract';

type Sentence = AnswerAttributes['sentences'][number];

/** The numbers by which sentences name their cards: those of the list of cards, from 1. */
export function numbersOf({ card_slugs }: Sentence, cards: AnswerAttributes['cards']): number[] {
  return card_slugs.flatMap((slug) => {
    const at = cards.findIndex((card) => card.slug === slug);
    return at < 0 ? [] : [at + 1];
  });
}

/** The text of an insight that is made of an answer, as Markdown. */
export const insightText = ({ sentences, cards }: AnswerAttributes): string =>
  sentences.length > 0
    ? sentences.map(({ text }) => text).join(' ')
    : cards.map(({ title, passage }) => `**${title}**: ${passage}`).join('\n\n');
