import type { DraftedSignal } from '@foreglow/contract';
import type { AnswerCard } from '../answers/answer.rules.ts';

/** A drafted signal, before duplicates are searched for. */
export interface SignalDraft
  extends Pick<DraftedSignal, 'title' | 'subtitle' | 'description' | 'relevance' | 'tags' | 'source_url'> {
  readonly cards: readonly AnswerCard[];
}
