import type { Ai } from '#platform/ai/ai.ts';
import { AiFailed } from '#platform/ai/ai-failed.ts';
import { answerTask } from '../answers/answer.rules.ts';
import type { AskModel, DraftTask } from '../draft-task.ts';
import { signalsTask } from '../signals/signals.rules.ts';
import { builtInCardTags, cardTagsTask } from '../suggestions/card-tags.rules.ts';
import { cards, questions, signalQuestion, tagged, tags } from './cases.ts';
import { meanOf, precisionOf, type Score } from './score.rules.ts';

/** The score of one draft. */
interface Worth {
  readonly precision?: number | undefined;
  readonly isRight?: boolean;
}

const signalCount = 5;
const never = new AbortController().signal;

/**
 * Drafts on invented cards, with the configured model or else what rules can draft, and counts the right results.
 */
export function evaluateDrafts(ai: Ai): Promise<Score[]> {
  const ask: AskModel = ({ readable: _, locale: __, ...request }) =>
    ai.draft({ ...request, language: 'English', signal: never });
  const drafted = async <R>(task: DraftTask<R>): Promise<R> => (await task(ask)).result;
  const ofTags = score('card-tags', tagged, async ({ slug, fitting }) => {
    const found = cards.filter((card) => card.slug === slug);
    const [given] = await Promise.all(
      found.map(({ title, subtitle, description, relevance }) => {
        const card = { title, subtitle, description, relevance };
        return ai.isConfigured ? drafted(cardTagsTask(card, tags)) : builtInCardTags(card, tags, []);
      }),
    );
    return { precision: precisionOf(given?.names.map(({ name }) => name) ?? [], fitting) };
  });
  if (!ai.isConfigured) return Promise.all([ofTags]);
  return Promise.all([
    score('ask', questions, async ({ question, answeredBy }) => {
      const answer = await drafted(answerTask(question, cards));
      return {
        precision: precisionOf(
          answer.cards.map(({ slug }) => slug),
          answeredBy,
        ),
        isRight: (answer.outcome === 'not_in_cards') === (answeredBy.length === 0),
      };
    }),
    ofTags,
    score('signals', [signalQuestion], async (question) => {
      await drafted(signalsTask({ question, count: signalCount, tags, cards }));
      return {};
    }),
  ]);
}

/** Makes a draft of each case, one after the other, and sums up the scores. */
async function score<C>(kind: string, cases: readonly C[], draft: (given: C) => Promise<Worth>): Promise<Score> {
  const worths: Worth[] = [];
  let schemaFailures = 0;
  let otherFailures = 0;
  for (const given of cases) {
    try {
      worths.push(await draft(given));
    } catch (error) {
      if (!(error instanceof AiFailed)) throw error;
      if (error.failure === 'answer_invalid') schemaFailures += 1;
      else otherFailures += 1;
    }
  }
  return {
    kind,
    drafts: cases.length,
    schemaFailures,
    otherFailures,
    precision: meanOf(worths.map(({ precision }) => precision)),
    rightOutcomes: meanOf(worths.map(({ isRight }) => (isRight === undefined ? undefined : Number(isRight)))),
  };
}
