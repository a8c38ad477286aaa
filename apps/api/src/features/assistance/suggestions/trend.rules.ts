import { z } from 'zod';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { centralFirst } from '../text/distinctive-terms.rules.ts';
import { draftedText } from '../text/drafted-text.rules.ts';
import { materialOf } from '../text/material.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import { givenCards } from './insight.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

interface Trend {
  readonly title: string;
  readonly description?: string | null | undefined;
}

const implicationsLength = 3000;

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
