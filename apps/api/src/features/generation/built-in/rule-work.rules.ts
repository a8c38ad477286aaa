import { Words, type WordsData } from '#platform/languages/words.ts';
import type { SourceCard } from '../source-cards.read-model.ts';
import type { Candidate, FrameResult, PlacedBlip, StepResults } from '../step-results.ts';
import type { GenerationEntries } from '../texts.ts';
import { candidatesOf, evidenceOf } from './candidates.rules.ts';
import { phraseCounts } from './distinctive-phrases.rules.ts';
import { domainsOf } from './domains.rules.ts';
import { type CardGroups, groupCards, groupCount } from './group-cards.rules.ts';
import { nearestCards } from './nearest-cards.rules.ts';
import { place } from './placement.rules.ts';
import { rationaleOf } from './rationale.rules.ts';
import { readCards } from './read-cards.rules.ts';
import { wordVectors } from './word-vectors.rules.ts';

/** The cards that the rules read. */
interface Cards {
  readonly cards: readonly SourceCard[];
}

/** The input of the rules for each kind of work: plain data, which can be sent to a thread. */
export interface RuleInput {
  /** `vectors` are those of the cards; null if the cards have not been compared. */
  readonly frame: Cards & { readonly vectors: readonly Float32Array[] | null };
  readonly domains: Cards & {
    readonly given: { readonly domains: readonly string[]; readonly impacts: readonly string[] };
    readonly stickyTags: readonly string[];
    readonly frame: FrameResult;
    readonly others: readonly [string, string];
  };
  readonly candidates: Cards & { readonly frame: FrameResult; readonly domains: readonly string[] };
  readonly evidence: Cards & { readonly candidates: readonly Candidate[] };
  /** `newest`: when the newest of all cards was made. */
  readonly placement: Cards & {
    readonly candidates: readonly Candidate[];
    readonly impacts: readonly string[];
    readonly newest: Date;
  };
  readonly writing: Cards & {
    readonly blips: readonly PlacedBlip[];
    readonly newest: Date;
    readonly words: WordsData<GenerationEntries>;
  };
  /** The candidates in the parts for which a model is called, and the number of cards shown to it for each part. */
  readonly nearest: Cards & { readonly parts: readonly (readonly Candidate[])[]; readonly max: number };
}

/** The results of the rules. */
export interface RuleResult extends Omit<StepResults, 'frame'> {
  readonly frame: CardGroups;
  /** The cards of each part, by id. */
  readonly nearest: number[][];
}

export type RuleKind = keyof RuleInput;

/** One kind of work and its input. */
export interface RuleWork<Kind extends RuleKind = RuleKind> {
  readonly kind: Kind;
  readonly input: RuleInput[Kind];
}

const rules: { readonly [Kind in RuleKind]: (input: RuleInput[Kind]) => RuleResult[Kind] } = {
  frame: ({ cards, vectors }) => groupCards(vectors ?? wordVectors(readCards(cards)), groupCount(cards.length)),
  domains: ({ cards, given, stickyTags, frame, others }) => {
    const read = readCards(cards);
    return domainsOf(given, stickyTags, read, frame, phraseCounts(read), others);
  },
  candidates: ({ cards, frame, domains }) => {
    const read = readCards(cards);
    return { candidates: candidatesOf(read, frame, domains, phraseCounts(read)) };
  },
  evidence: ({ cards, candidates }) => {
    const read = readCards(cards);
    const counts = phraseCounts(read);
    return { candidates: candidates.map((candidate) => evidenceOf(candidate, read, counts)) };
  },
  placement: ({ cards, candidates, impacts, newest }) => ({
    blips: place(candidates, readCards(cards), impacts, newest),
  }),
  writing: ({ cards, blips, newest, words: texts }) => {
    const read = readCards(cards);
    const scan = { cards: read, newest };
    const words = new Words(texts);
    return { blips: blips.map((blip, turn) => ({ ...blip, rationale: rationaleOf(blip, scan, words, turn) })) };
  },
  nearest: ({ cards, parts, max }) => {
    const read = readCards(cards);
    return parts.map((part) => nearestCards(part, read, max).map(({ id }) => id));
  },
};

/** Runs one kind of work by rules. Reading many cards takes seconds, so it should run in a thread, see `byRules`. */
export const workByRules = <Kind extends RuleKind>({ kind, input }: RuleWork<Kind>): RuleResult[Kind] =>
  rules[kind](input);
