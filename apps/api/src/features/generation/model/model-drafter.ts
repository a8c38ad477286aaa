import { limits, nameKey } from '@foreglow/contract';
import { DraftFailed } from '#features/assistance/draft-failed.ts';
import type { Drafting } from '#features/assistance/drafting.ts';
import { byRules } from '../built-in/by-rules.ts';
import type { SourceCard } from '../source-cards.read-model.ts';
import type { Drafted, StepDrafter, StepInput } from '../step-drafter.ts';
import { type Candidate, type FrameResult, newestOf } from '../step-results.ts';
import { candidatesAnswer, domainsAnswer, evidenceAnswer, placementAnswer, writingAnswer } from './answers.ts';
import { cleanRationale, cleanText } from './clean-texts.rules.ts';
import { ModelCalls } from './model-calls.ts';
import { joinCandidates, modelDomains } from './model-rules.rules.ts';
import { acrossGroups, cardData, maxCards, nameCards } from './named-cards.rules.ts';

/** The number of parts of the cards in which candidates are searched for. */
const maxParts = 3;
const candidatesOfPart = 14;
/** The number of candidates per call for evidence, positions or rationales. */
const atOnce = 10;
/** The number of a blip's cards shown to a model that writes about the blip. */
const shownOfBlip = 6;

/**
 * Has a model draft radars. Each call sends a limited number of cards, under names that are valid only in that call.
 * Other cards that the model names are left out, as are all addresses that it writes. The rules fill in what it leaves
 * out.
 */
export class ModelDrafter implements StepDrafter {
  readonly #drafting: Drafting;

  constructor(drafting: Drafting) {
    this.#drafting = drafting;
  }

  async domains(input: StepInput<'frame'>): Promise<Drafted<'domains'>> {
    const { title, challenge, domains, impacts } = input.generation.prompt;
    const { data: cards } = nameCards(spread(input.cards, input.before.frame));
    const calls = this.#calls(input);
    const answer = await calls.ask('radar-domains', domainsAnswer, { title, challenge, domains, impacts, cards });
    const result = modelDomains(input.generation.prompt, answer);
    if (!result) throw new DraftFailed('answer_invalid', undefined, calls.tokens);
    return { result, ...calls.drafted() };
  }

  async candidates(input: StepInput<'frame' | 'domains'>): Promise<Drafted<'candidates'>> {
    const { challenge } = input.generation.prompt;
    const { frame, domains } = input.before;
    const calls = this.#calls(input);
    const ordered = byGroup(input.cards, frame);
    const found: Candidate[] = [];
    for (let from = 0; from < Math.min(ordered.length, maxParts * maxCards); from += maxCards) {
      const cards = nameCards(ordered.slice(from, from + maxCards));
      const { candidates } = await calls.ask('radar-candidates', candidatesAnswer(domains.domains), {
        challenge,
        domains: domains.domains,
        found: found.map(({ label }) => label),
        max: candidatesOfPart,
        cards: cards.data,
      });
      for (const { cards: named, about, ...candidate } of candidates.slice(0, candidatesOfPart)) {
        found.push({ ...candidate, about: cleanText(about), cardIds: cards.idsOf(named) });
      }
    }
    const candidates = joinCandidates(found);
    if (candidates.length === 0) throw new DraftFailed('answer_invalid', undefined, calls.tokens);
    return { result: { candidates }, ...calls.drafted() };
  }

  /** A candidate without matching cards stays, without evidence. */
  async evidence(input: StepInput<'frame' | 'domains' | 'candidates'>): Promise<Drafted<'evidence'>> {
    const { cards: all, signal } = input;
    const parts = partsOf(input.before.candidates.candidates);
    const nearest = await byRules('nearest', { cards: all, parts, max: maxCards }, signal);
    const calls = this.#calls(input);
    const candidates = await ofParts(parts, async (part, number) => {
      const cards = nameCards(cardsOf(nearest[number] ?? [], all));
      const { evidence } = await calls.ask('radar-evidence', evidenceAnswer, {
        candidates: part.map(({ label, about }, at) => ({ id: nameOf(at), label, about })),
        cards: cards.data,
      });
      return part.map((candidate, at) => {
        const named = evidence.filter((one) => one.candidate === nameOf(at)).flatMap((one) => one.cards);
        return { ...candidate, cardIds: cards.idsOf(named).slice(0, limits.blipCards) };
      });
    });
    return { result: { candidates }, ...calls.drafted() };
  }

  async placement(input: StepInput<'frame' | 'domains' | 'evidence'>): Promise<Drafted<'placement'>> {
    const { challenge } = input.generation.prompt;
    const { frame, domains, evidence } = input.before;
    const { cards, signal } = input;
    const given = { cards, ...evidence, impacts: domains.impacts, newest: newestOf(frame) };
    const placed = await byRules('placement', given, signal);
    const calls = this.#calls(input);
    const blips = await ofParts(partsOf(placed.blips), async (part) => {
      const answer = await calls.ask('radar-placement', placementAnswer, {
        challenge,
        impacts: domains.impacts,
        candidates: part.map(({ label, about, cardIds }, at) => ({
          id: nameOf(at),
          label,
          about,
          cards: cardsOf(cardIds, cards, shownOfBlip).map(({ title, host, createdAt }) => ({
            title,
            source: host,
            date: createdAt.toISOString().slice(0, 10),
          })),
        })),
      });
      return part.map((blip, at) => {
        const answered = answer.blips.find(({ candidate }) => candidate === nameOf(at));
        if (!answered) return blip;
        const { ring, position, impact } = answered;
        const affected = new Set(answered.impacts.map(nameKey));
        const impacts = domains.impacts.filter((name) => affected.has(nameKey(name)));
        return { ...blip, ring, position, impact, impacts };
      });
    });
    return { result: { blips }, ...calls.drafted() };
  }

  async writing(input: StepInput<'frame' | 'domains' | 'placement'>): Promise<Drafted<'writing'>> {
    const { challenge } = input.generation.prompt;
    const calls = this.#calls(input);
    const blips = await ofParts(partsOf(input.before.placement.blips), async (part) => {
      const { rationales } = await calls.ask('radar-writing', writingAnswer, {
        challenge,
        blips: part.map(({ label, ring, impact, cardIds }, at) => ({
          id: nameOf(at),
          label,
          ring,
          impact,
          cards: cardsOf(cardIds, input.cards, shownOfBlip).map(cardData),
        })),
      });
      return part.map((blip, at) => {
        const written = rationales.find(({ candidate }) => candidate === nameOf(at))?.rationale ?? blip.about ?? '';
        return { ...blip, rationale: cleanRationale(written) };
      });
    });
    return { result: { blips }, ...calls.drafted() };
  }

  #calls(input: StepInput<'frame'>): ModelCalls {
    return new ModelCalls(this.#drafting, input);
  }
}

const nameOf = (at: number): string => `k${at + 1}`;

const partsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) => items.slice(at * atOnce, (at + 1) * atOnce));

/** Processes one part after the other. */
async function ofParts<T, R>(
  parts: readonly (readonly T[])[],
  work: (part: readonly T[], number: number) => Promise<R[]>,
): Promise<R[]> {
  const done: R[] = [];
  for (const [number, part] of parts.entries()) done.push(...(await work(part, number)));
  return done;
}

/** The cards with the ids, in their order, at most `max`. */
function cardsOf(ids: readonly number[], cards: readonly SourceCard[], max = ids.length): SourceCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, max);
}

const groupsOf = ({ cardIds, groupOf }: FrameResult): ((cardId: number) => number) => {
  const groups = new Map(cardIds.map((id, at) => [id, groupOf[at] as number]));
  return (cardId) => groups.get(cardId) ?? 0;
};

const spread = (cards: readonly SourceCard[], frame: FrameResult) => acrossGroups(cards, groupsOf(frame));

/**
 * The cards ordered by group, so that one call sees similar cards together. If there are too many, some of each group
 * are taken.
 */
function byGroup(cards: readonly SourceCard[], frame: FrameResult): SourceCard[] {
  const groupOf = groupsOf(frame);
  const { coarseOf } = frame;
  return spread(cards, frame)
    .slice(0, maxParts * maxCards)
    .sort(
      (a, b) =>
        (coarseOf[groupOf(a.id)] ?? 0) - (coarseOf[groupOf(b.id)] ?? 0) || groupOf(a.id) - groupOf(b.id) || a.id - b.id,
    );
}
