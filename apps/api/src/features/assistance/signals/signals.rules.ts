import { limits, tagName } from '@foreglow/contract';
import { isWebAddress } from '@foreglow/contract/web-address';
import { z } from 'zod';
import type { AnswerCard } from '../answers/answer.rules.ts';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { draftedLine, draftedText } from '../text/drafted-text.rules.ts';
import { namesFor } from '../text/known-names.rules.ts';
import { materialOf } from '../text/material.rules.ts';
import type { SignalDraft } from './drafted-signal.ts';

/** The data of the project that a model gets. */
interface Given {
  readonly question: string;
  readonly count: number;
  /** Names of tags, most used first. */
  readonly tags: readonly string[];
  readonly cards: readonly (AnswerCard & { readonly source_url: string | null })[];
}

const givenTags = 150;
const textLength = 4000;

const schema = z.object({
  signals: z.array(
    z.object({
      title: z.string(),
      subtitle: z.string().nullable(),
      description: z.string(),
      relevance: z.string(),
      tags: z.array(z.string()),
      source_url: z.string().nullable(),
      cards: z.array(z.string()),
    }),
  ),
});

/** Has a model draft signals on a question. */
export const signalsTask = ({ question, count, tags, cards }: Given): DraftTask<SignalDraft[]> => {
  const material = materialOf(cards);
  const known = cards.flatMap(({ source_url, description, relevance }) => [source_url, description, relevance]);
  return draftTask(
    {
      prompt: 'signals',
      data: { question, count, tags_of_the_project: tags.slice(0, givenTags), cards: material.data },
      schema,
      readable: 'title',
    },
    ({ signals }) =>
      signals.slice(0, count).flatMap((signal): SignalDraft[] => {
        const title = draftedLine(signal.title, limits.titleLength);
        if (title === null) return [];
        return [
          {
            title,
            subtitle: draftedLine(signal.subtitle, limits.subtitleLength),
            description: draftedText(signal.description, textLength),
            relevance: draftedText(signal.relevance, textLength),
            tags: namesFor(signal.tags, tags, limits.suggestedTags, false).flatMap(({ name }) => {
              const parsed = tagName.safeParse(name);
              return parsed.success ? [parsed.data] : [];
            }),
            source_url: newSource(signal.source_url, known),
            cards: material.named(signal.cards),
          },
        ];
      }),
  );
};

/**
 * The address that a model names as a source. Null if it is not an address, or if a text of the project contains it:
 * then it is no new source, and the text may have told the model to name it.
 */
function newSource(given: string | null, known: readonly (string | null)[]): string | null {
  const address = given?.trim() ?? '';
  if (!isWebAddress(address)) return null;
  const { host, pathname, search } = new URL(address);
  const place = `${host}${pathname}${search}`.replace(/\/$/, '').toLowerCase();
  return known.some((text) => text?.toLowerCase().includes(place)) ? null : new URL(address).href;
}
