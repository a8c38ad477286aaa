import { z } from 'zod';
import { cutText } from '#platform/text/cut-text.ts';
import { unmarked } from '#platform/text/unmarked.rules.ts';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { centralFirst } from '../text/distinctive-terms.rules.ts';
import { draftedText } from '../text/drafted-text.rules.ts';
import { materialOf } from '../text/material.rules.ts';
import { bestSentences, type RankedCard } from '../text/ranking.rules.ts';
import { givenCards } from './insight.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

export interface Trend {
  readonly title: string;
  readonly description?: string | null | undefined;
}

const implicationsLength = 3000;
const sentences = 4;
/** What has neither punctuation nor lines counts as one sentence, however long it is. */
const sentenceLength = 700;

const schema = z.object({ implications: z.string() });

/** Has a model write what a trend means for the people who follow it. */
export const trendTask = (
  { title, description }: Trend,
  challenge: string | null,
  cards: readonly RankedCard[],
): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-trend',
      data: {
        question_of_the_project: challenge,
        trend: { title, ...(description && { description }) },
        cards: materialOf(centralFirst(cards).slice(0, givenCards)).data,
      },
      schema,
      readable: 'implications',
    },
    ({ implications }) => suggest({ text: draftedText(implications, implicationsLength) }),
  );

/** What people wrote about why the cards matter, if it fits the trend. Otherwise nothing is suggested. */
export function builtInTrend({ title, description }: Trend, cards: readonly RankedCard[]): Suggestion {
  const written = cards.flatMap(({ relevance }) => relevance ?? []);
  const fitting = bestSentences(`${title} ${description ?? ''}`, written, sentences);
  const listed = fitting.map((text) => `- ${unmarked(cutText(text, sentenceLength))}`);
  return suggest({ text: listed.length === 0 ? null : listed.join('\n') });
}
