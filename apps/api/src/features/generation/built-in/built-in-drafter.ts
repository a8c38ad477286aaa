import type { Db } from '../../../platform/db/database.ts';
import type { Languages } from '../../../platform/languages/languages.ts';
import { Words } from '../../../platform/languages/words.ts';
import type { Drafting } from '../../assistance/index.ts';
import { SourceCardsReadModel } from '../source-cards.read-model.ts';
import { type Drafted, noTokens, type StepDrafter, type StepInput } from '../step-drafter.ts';
import type { StepResults } from '../step-results.ts';
import { generationTexts } from '../texts.ts';
import { candidatesOf, evidenceOf } from './candidates.rules.ts';
import { domainsOf } from './domains.rules.ts';
import { place } from './placement.rules.ts';
import { rationaleOf } from './rationale.rules.ts';
import { readCards } from './read-cards.rules.ts';
import { phraseCounts } from './telling-phrases.rules.ts';

/** Drafts radars by rules, from what the cards have in common. No model is asked. */
export class BuiltInDrafter implements StepDrafter {
  readonly #db: Db;
  readonly #drafting: Drafting;
  readonly #languages: Languages;

  constructor(db: Db, drafting: Drafting, languages: Languages) {
    this.#db = db;
    this.#drafting = drafting;
    this.#languages = languages;
  }

  async domains({ generation, project, cards, before: { frame } }: StepInput<'frame'>) {
    const tags = await new SourceCardsReadModel(this.#db).stickyTags(project.id);
    const read = readCards(cards);
    const { first_half, second_half } = this.#words(generation.locale).entries;
    const halves = [first_half, second_half] as const;
    return this.#drafted<'domains'>(domainsOf(generation.prompt, tags, read, frame, phraseCounts(read), halves));
  }

  async candidates({ cards, before: { frame, domains } }: StepInput<'frame' | 'domains'>) {
    const read = readCards(cards);
    const candidates = candidatesOf(read, frame, domains.domains, phraseCounts(read));
    return this.#drafted<'candidates'>({ candidates });
  }

  async evidence({ cards, before: { candidates } }: StepInput<'candidates' | 'frame' | 'domains'>) {
    const read = readCards(cards);
    const counts = phraseCounts(read);
    const found = candidates.candidates.map((candidate) => evidenceOf(candidate, read, counts));
    return this.#drafted<'evidence'>({ candidates: found });
  }

  async placement({ cards, before: { frame, domains, evidence } }: StepInput<'frame' | 'domains' | 'evidence'>) {
    const blips = place(evidence.candidates, readCards(cards), domains.impacts, newestOf(frame));
    return this.#drafted<'placement'>({ blips });
  }

  async writing({ generation, cards, before: { frame, placement } }: StepInput<'frame' | 'domains' | 'placement'>) {
    const read = readCards(cards);
    const scan = { cards: read, counts: phraseCounts(read), newest: newestOf(frame) };
    const words = this.#words(generation.locale);
    const blips = placement.blips.map((blip) => ({ ...blip, rationale: rationaleOf(blip, scan, words) }));
    return this.#drafted<'writing'>({ blips });
  }

  #words(locale: string) {
    return new Words(this.#languages.words(generationTexts, locale));
  }

  #drafted<Step extends keyof StepResults>(result: StepResults[Step]): Drafted<Step> {
    return { result, drafter: this.#drafting.builtIn(), tokens: noTokens };
  }
}

const newestOf = ({ lastAt }: StepResults['frame']): Date => new Date(lastAt ?? 0);
