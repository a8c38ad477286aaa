import { limits } from '@foreglow/contract/limits';
import { z } from 'zod';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { centralFirst } from '../text/distinctive-terms.rules.ts';
import { draftedLine, draftedText } from '../text/drafted-text.rules.ts';
import { materialOf } from '../text/material.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

/** The number of cards of an insight that a model gets: the most central ones. */
export const givenCards = 40;
const summaryLength = 3000;

const schema = z.object({ title: z.string(), summary: z.string() });

/** Has a model write a summary of what cards have in common. */
export const insightTask = (cards: readonly RankedCard[]): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-insight',
      data: { cards: materialOf(centralFirst(cards).slice(0, givenCards)).data },
      schema,
      readable: 'summary',
    },
    ({ title, summary }) =>
      suggest({ title: draftedLine(title, limits.titleLength), text: draftedText(summary, summaryLength) }),
  );
