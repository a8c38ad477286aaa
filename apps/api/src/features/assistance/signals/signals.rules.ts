import { limits, serverLimits, tagName } from '@foreglow/contract';
import { isWebAddress } from '@foreglow/contract/web-address';
import { z } from 'zod';
import { linkTargets } from '#platform/text/without-links.rules.ts';
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
  readonly cards: readonly AnswerCard[];
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
  const known = addressesIn([question, ...material.data.flatMap((card) => Object.values(card))]);
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
            tags: namesFor(signal.tags, tags, serverLimits.suggestedTags, false).flatMap(({ name }) => {
              const parsed = tagName.safeParse(name);
              return parsed.success ? [parsed.data] : [];
            }),
            source_url: knownSource(signal.source_url, known),
            cards: material.named(signal.cards),
          },
        ];
      }),
  );
};

/**
 * The address that a model names as a source, if it stands in the material exactly so. Any other may have been composed
 * to tell its owner what the cards say, when a person opens it.
 */
function knownSource(given: string | null, known: ReadonlySet<string>): string | null {
  const address = given?.trim() ?? '';
  return isWebAddress(address) && known.has(new URL(address).href) ? new URL(address).href : null;
}

/** The web addresses in texts, whole: in Markdown, or between spaces. The end of a text that was cut has none. */
function addressesIn(texts: readonly string[]): Set<string> {
  const whole = texts.map((text) => text.replace(/\S*…$/, ''));
  const named = whole.flatMap((text) => [...linkTargets(text), ...text.split(/[\s<>"]+/)]);
  return new Set(named.filter(isWebAddress).map((address) => new URL(address).href));
}
