/** The steps of a generated radar, in their order. */
export const generationSteps = ['frame', 'domains', 'candidates', 'evidence', 'placement', 'writing'] as const;
export type GenerationStep = (typeof generationSteps)[number];

/**
 * The states of a generation instance: it waits for a process, runs, waits for a person's review, has failed (see
 * `canContinue`), or was terminated, which is final.
 */
export const generationStates = ['queued', 'running', 'review', 'failed', 'terminated'] as const;
export type GenerationState = (typeof generationStates)[number];

/** In these states only a person's decision changes an instance. */
export const isAtRest = (state: GenerationState): boolean => state !== 'queued' && state !== 'running';

/** Why a draft could not be made. */
export const draftFailures = [
  'provider_unreachable',
  'provider_refused',
  'provider_busy',
  'answer_cut_off',
  'answer_invalid',
  'daily_limit',
  'too_few_cards',
  'not_allowed',
  'internal',
] as const;
export type DraftFailure = (typeof draftFailures)[number];

/** Failures after which only a new draft helps. */
type FinalFailure = Extract<DraftFailure, 'too_few_cards' | 'not_allowed'>;

/**
 * Whether a draft that failed for this reason can be continued after its last finished step. Where there were too few
 * cards, there is no finished step to continue from. Where the draft was not allowed any more, it would be continued in
 * another way, or for another person, than it was begun. A new draft helps in both cases.
 */
export const canContinue = (failure: DraftFailure): failure is Exclude<DraftFailure, FinalFailure> =>
  failure !== 'too_few_cards' && failure !== 'not_allowed';

/** What people have decided about a drafted blip. */
export const blipDecisions = ['open', 'accepted', 'dropped'] as const;
export type BlipDecision = (typeof blipDecisions)[number];

/** How many cards a drafted blip needs behind it to be offered as a trend. */
export const cardsOfDraftedTrend = 3;
