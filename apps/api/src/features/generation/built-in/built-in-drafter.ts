import type { Drafting } from '#features/assistance/drafting.ts';
import { noTokens } from '#platform/ai/tokens.ts';
import type { Db } from '#platform/db/database.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { SourceCardsReadModel } from '../source-cards.read-model.ts';
import type { Drafted, StepDrafter, StepInput } from '../step-drafter.ts';
import { newestOf, type StepResults } from '../step-results.ts';
import { generationTexts } from '../texts.ts';
import { byRules } from './by-rules.ts';

/** Drafts radars by rules, from what the cards have in common, without a model. */
export class BuiltInDrafter implements StepDrafter {
  readonly #db: Db;
  readonly #drafting: Drafting;
  readonly #languages: Languages;

  constructor(db: Db, drafting: Drafting, languages: Languages) {
    this.#db = db;
    this.#drafting = drafting;
    this.#languages = languages;
  }

  async domains({ generation, project, cards, before: { frame }, signal }: StepInput<'frame'>) {
    const stickyTags = await new SourceCardsReadModel(this.#db).broadTags(project.id);
    const { first_half, second_half } = this.#words(generation.locale).entries;
    const { domains, impacts } = generation.prompt;
    const others = [first_half, second_half] as const;
    const input = { cards, given: { domains, impacts }, stickyTags, frame, others };
    return this.#drafted<'domains'>(await byRules('domains', input, signal));
  }

  async candidates({ cards, before: { frame, domains }, signal }: StepInput<'frame' | 'domains'>) {
    const input = { cards, frame, domains: domains.domains };
    return this.#drafted<'candidates'>(await byRules('candidates', input, signal));
  }

  async evidence({ cards, before: { candidates }, signal }: StepInput<'candidates' | 'frame' | 'domains'>) {
    return this.#drafted<'evidence'>(await byRules('evidence', { cards, ...candidates }, signal));
  }

  async placement({ cards, before, signal }: StepInput<'frame' | 'domains' | 'evidence'>) {
    const { frame, domains, evidence } = before;
    const input = { cards, ...evidence, impacts: domains.impacts, newest: newestOf(frame) };
    return this.#drafted<'placement'>(await byRules('placement', input, signal));
  }

  async writing({ generation, cards, before, signal }: StepInput<'frame' | 'domains' | 'placement'>) {
    const { frame, placement } = before;
    const input = { cards, ...placement, newest: newestOf(frame), words: this.#words(generation.locale) };
    return this.#drafted<'writing'>(await byRules('writing', input, signal));
  }

  #words(locale: string) {
    return this.#languages.words(generationTexts, locale);
  }

  #drafted<Step extends keyof StepResults>(result: StepResults[Step]): Drafted<Step> {
    return { result, drafter: this.#drafting.builtIn(), tokens: noTokens };
  }
}
