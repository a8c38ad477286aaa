import { limits } from '@foreglow/contract/limits';
import { z } from 'zod';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { centralFirst } from '../text/distinctive-terms.rules.ts';
import { draftedLine } from '../text/drafted-text.rules.ts';
import { materialOf } from '../text/material.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import { givenCards } from './insight.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

const schema = z.object({ name: z.string() });

/** Has a model name the subject of a group of cards. */
export const mapGroupTask = (cards: readonly RankedCard[]): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-map-group',
      data: { cards: materialOf(centralFirst(cards).slice(0, givenCards)).data },
      schema,
      readable: 'name',
    },
    ({ name }) => suggest({ title: draftedLine(name, limits.mapGroupNameLength) }),
  );
