import type { DraftedSignal } from '@foreglow/contract';
import type { AnswerCard } from '../answers/answer.rules.ts';

/** A signal as it was drafted, before its source is checked and its duplicates are looked for. */
export interface SignalDraft
  extends Pick<DraftedSignal, 'title' | 'subtitle' | 'description' | 'relevance' | 'tags' | 'source_url'> {
  readonly cards: readonly AnswerCard[];
}
