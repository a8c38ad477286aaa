import { Words, type WordsData } from '../../../platform/languages/words.ts';
import { type Answer, type AnswerCard, passagesFor } from '../answers/answer.rules.ts';
import type { SignalDraft } from '../signals/drafted-signal.ts';
import { type GivenCards, patternsIn } from '../signals/patterns.rules.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';
import { builtInTrend, type Trend } from '../suggestions/trend.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import type { AssistanceEntries } from '../texts.ts';

/** The input of the rules for each kind of draft: plain data, which can be sent to a thread. */
export interface RuleInput {
  readonly answer: { readonly question: string; readonly cards: readonly AnswerCard[] };
  readonly signals: GivenCards & { readonly words: WordsData<AssistanceEntries> };
  readonly trend: { readonly trend: Trend; readonly cards: readonly RankedCard[] };
}

/** The drafts of the rules. */
export interface RuleResult {
  readonly answer: Answer;
  readonly signals: SignalDraft[];
  readonly trend: Suggestion;
}

export type RuleKind = keyof RuleInput;

/** One kind of draft and its input. */
export interface RuleWork<Kind extends RuleKind = RuleKind> {
  readonly kind: Kind;
  readonly input: RuleInput[Kind];
}

const rules: { readonly [Kind in RuleKind]: (input: RuleInput[Kind]) => RuleResult[Kind] } = {
  answer: ({ question, cards }) => passagesFor(question, cards),
  signals: ({ words, ...given }) => patternsIn({ ...given, words: new Words(words) }),
  trend: ({ trend, cards }) => builtInTrend(trend, cards),
};

/** Drafts by rules. Comparing the sentences of hundreds of cards takes seconds, so it should run in a thread. */
export const workByRules = <Kind extends RuleKind>({ kind, input }: RuleWork<Kind>): RuleResult[Kind] =>
  rules[kind](input);
