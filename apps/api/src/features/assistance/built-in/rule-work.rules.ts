import { Words, type WordsData } from '#platform/languages/words.ts';
import { type Answer, type AnswerCard, passagesFor } from '../answers/answer.rules.ts';
import type { SignalDraft } from '../signals/drafted-signal.ts';
import { type GivenCards, patternsIn } from '../signals/patterns.rules.ts';
import { builtInBriefDomains, type KnownTag, type Question } from '../suggestions/brief-domains.rules.ts';
import { builtInInsight } from '../suggestions/insight.rules.ts';
import { builtInMapGroup } from '../suggestions/map-group.rules.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';
import { builtInTrend, type Trend } from '../suggestions/trend.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';
import type { AssistanceEntries } from '../texts.ts';

/** Cards, and others to tell them apart from. */
interface ComparedCards {
  readonly cards: readonly RankedCard[];
  readonly others: readonly RankedCard[];
}

/** The input of the rules for each kind of draft: plain data, which can be sent to a thread. */
export interface RuleInput {
  readonly answer: { readonly question: string; readonly cards: readonly AnswerCard[] };
  readonly signals: GivenCards & { readonly words: WordsData<AssistanceEntries> };
  readonly trend: { readonly trend: Trend; readonly cards: readonly RankedCard[] };
  readonly insight: ComparedCards;
  readonly 'map-group': ComparedCards;
  readonly 'brief-domains': ComparedCards & { readonly question: Question; readonly tags: readonly KnownTag[] };
}

/** The drafts of the rules. */
export interface RuleResult {
  readonly answer: Answer;
  readonly signals: SignalDraft[];
  readonly trend: Suggestion;
  readonly insight: Suggestion;
  readonly 'map-group': Suggestion;
  readonly 'brief-domains': Suggestion;
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
  insight: ({ cards, others }) => builtInInsight(cards, others),
  'map-group': ({ cards, others }) => builtInMapGroup(cards, others),
  'brief-domains': ({ question, tags, cards, others }) => builtInBriefDomains(question, tags, cards, others),
};

/** Drafts by rules. Comparing the sentences of hundreds of cards takes seconds, so it should run in a thread. */
export const workByRules = <Kind extends RuleKind>({ kind, input }: RuleWork<Kind>): RuleResult[Kind] =>
  rules[kind](input);
