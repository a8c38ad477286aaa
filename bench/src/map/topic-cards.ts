import type { CardWords } from '../../../apps/api/src/features/similarity/text/card-words.ts';
import { seeded, sentence, vocabulary } from '../texts.ts';

const topicCount = 300;
const wordsOfTopic = 60;
const hostCount = 400;
/** The percentage of cards that are about two topics. */
const aboutTwo = 25;
/** The percentage of words that belong to the topic. */
const ownWords = 30;

const ownVocabulary = vocabulary(topicCount * wordsOfTopic, 13);
const tagNames = ['Social', 'Technological', 'Economic', 'Environmental', 'Political', 'Values'];

type Numbers = (below: number) => number;

/** A number below `count`, whose frequency follows its rank, as for words in a language (Zipf's law). */
const byRank = (count: number, number: Numbers): number =>
  Math.floor((count + 1) ** (number(1_000_000) / 1_000_000)) - 1;

/**
 * Cards with texts of usual words, of which some are of one or two of 300 topics; each topic has 60 separate words. The
 * same seed gives the same cards.
 */
export function* topicCards(count: number, seed = 5): Generator<CardWords> {
  const number = seeded(seed);
  for (let card = 0; card < count; card += 1) {
    const first = byRank(topicCount, number);
    const topics = number(100) < aboutTwo ? [first, number(topicCount)] : [first];
    const text = (length: number) => mixed(sentence(length, number), topics, number);
    yield {
      title: text(6 + number(6)),
      subtitle: number(3) === 0 ? text(6) : null,
      description: [text(15), text(20), text(12)].join(' '),
      relevance: number(2) === 0 ? `${text(14)} ${text(10)}` : null,
      tags: [tagNames[first % tagNames.length] ?? ''],
      host: `news${byRank(hostCount, number)}.example.org`,
    };
  }
}

/** A sentence in which some words are replaced by words of topics. */
function mixed(text: string, topics: readonly number[], number: Numbers): string {
  return text
    .split(' ')
    .map((word) => {
      if (number(100) >= ownWords) return word;
      const topic = topics[number(topics.length)] ?? 0;
      return ownVocabulary[topic * wordsOfTopic + byRank(wordsOfTopic, number)] ?? word;
    })
    .join(' ');
}
