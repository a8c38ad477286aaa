import { z } from 'zod';
import { cutText } from '#platform/text/cut-text.ts';
import { type DraftTask, draftTask } from '../draft-task.ts';
import { draftedText } from '../text/drafted-text.rules.ts';
import { languageOf } from '../text/text-language.rules.ts';
import { type Suggestion, suggest } from './suggestion.ts';

/** A captured page. */
interface Page {
  readonly title: string;
  readonly page_text?: string | null | undefined;
  readonly source_url?: string | null | undefined;
}

/** The length of the beginning of a page that a model gets. */
const pageLength = 12_000;
const summaryLength = 2000;
const relevanceLength = 1000;

const schema = z.object({ summary: z.string(), relevance: z.string().nullable() });

/** Has a model write what a page says and why it matters, in the language of the project's cards. */
export const cardTextsTask = (
  { title, page_text: text }: Page,
  challenge: string | null,
  textsOfProject: readonly string[],
): DraftTask<Suggestion> =>
  draftTask(
    {
      prompt: 'suggest-card-texts',
      data: { question_of_the_project: challenge, page: { title, text: cutText(text ?? '', pageLength) } },
      schema,
      readable: 'summary',
      locale: languageOf(textsOfProject),
    },
    ({ summary, relevance }) =>
      suggest({ text: draftedText(summary, summaryLength), relevance: draftedText(relevance, relevanceLength) }),
  );
