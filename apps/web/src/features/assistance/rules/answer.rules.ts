import { type AnswerAttributes, limits } from '@foreglow/contract';
import { cutTo } from '@foreglow/contract/cut-to';

type Sentence = AnswerAttributes['sentences'][number];

/** The numbers by which sentences refer to their cards: positions in the list of cards, from 1. */
export function numbersOf({ card_slugs }: Sentence, cards: AnswerAttributes['cards']): number[] {
  return card_slugs.flatMap((slug) => {
    const at = cards.findIndex((card) => card.slug === slug);
    return at < 0 ? [] : [at + 1];
  });
}

/**
 * The title and the Markdown text of an insight that is created from an answer. A question that is too long for a title
 * is shortened there, and whole in the text.
 */
export function insightOf({ question, sentences }: AnswerAttributes): { title: string; description: string } {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (question.length <= limits.titleLength) return { title: question, description: text };
  return { title: shortened(question, limits.titleLength), description: `${question}\n\n${text}` };
}

/** The first words of a text, or its first characters if it is a single word, with an ellipsis. */
const shortened = (text: string, length: number): string => `${cutTo(text, length - 1).replace(/\s+\S*$/, '')}…`;
