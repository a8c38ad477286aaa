import { setTimeout as wait } from 'node:timers/promises';
import { type DrafterKind, type GenerationStep, isAtRest } from '@foreglow/contract';
import { noTokens } from '#platform/ai/tokens.ts';
import type { Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { DraftFailed } from '../assistance/draft-failed.ts';
import type { Drafting } from '../assistance/drafting.ts';
import { Actor } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { signedInAs } from '../users/sessions.read-model.ts';
import type { FrameMaker } from './frame-maker.ts';
import type { Generation, StoredStep } from './generation.ts';
import { GenerationEnded } from './generation-ended.ts';
import { GenerationsReadModel } from './generations.read-model.ts';
import { GenerationsRepo } from './generations.repo.ts';
import { SourceCardsReadModel } from './source-cards.read-model.ts';
import type { Drafted, StepDrafter } from './step-drafter.ts';
import type { StepResults } from './step-results.ts';
import { draftOf, nextStep, producedBy, resultsOf } from './steps.rules.ts';

interface Parts {
  readonly db: Db;
  readonly drafting: Drafting;
  readonly frames: FrameMaker;
  readonly drafters: Readonly<Record<DrafterKind, StepDrafter>>;
}

/** How often to check whether an instance was terminated, possibly by another process. */
const checkEveryMs = 300;

/** Runs the steps of drafted radars, starting after the last finished step. */
export class GenerationRunner {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Runs the remaining steps of an instance and presents its draft. Throws a `DraftFailed`, a `GenerationEnded`, or an
   * error of a service it depends on, such as the database.
   */
  async run(generation: Generation, stop: AbortSignal): Promise<void> {
    if (!(await this.#write((repo) => repo.start(generation.id)))) throw new GenerationEnded();
    for (;;) {
      const finished = await new GenerationsReadModel(this.#parts.db).steps(generation.id);
      const step = nextStep(finished);
      if (step === null) return this.#present(generation, finished);
      const before = resultsOf(finished);
      const drafted = await this.#watched(generation, stop, (signal) => this.#step(generation, step, before, signal));
      await this.#finish(generation, step, drafted);
    }
  }

  async #step(generation: Generation, step: GenerationStep, before: StepResults, signal: AbortSignal) {
    const { db, drafters } = this.#parts;
    const project = await this.#allowed(generation);
    const subject = { workspaceId: project.workspaceId, userId: generation.userId, locale: generation.locale };
    if (step === 'frame') return this.#frame(project, signal);
    const cards = await new SourceCardsReadModel(db).these(project.id, before.frame.cardIds);
    const drafter = drafters[generation.kind];
    return drafter[step]({ generation, project, subject, cards, before, signal });
  }

  async #frame(project: Project, signal: AbortSignal): Promise<Drafted<'frame'>> {
    const { frames, drafting } = this.#parts;
    // The frame is always made by rules, even if a model drafts the rest.
    return { result: await frames.make(project, signal), drafter: drafting.builtIn(), tokens: noTokens };
  }

  /**
   * The project, if the person who asked may still draft in it, and if it may still be drafted in the way it was begun:
   * texts are not sent to a provider after the workspace has forbidden this.
   */
  async #allowed({ userId, projectId, kind }: Generation): Promise<Project> {
    const { db, drafting } = this.#parts;
    const actor = new Actor(await signedInAs(db, userId));
    const [project] = await new StoredProjectsReadModel(db).findAll([projectId]);
    if (!project || !actor.may('radar.create', targetOf(project))) throw new DraftFailed('not_allowed');
    const now = await drafting.kindFor(project).catch((error: unknown) => {
      throw error instanceof Problem ? new DraftFailed('not_allowed') : error;
    });
    if (kind === 'ai' && now !== 'ai') throw new DraftFailed('not_allowed');
    return project;
  }

  /** Runs work, and aborts it as soon as the instance is no longer unfinished. */
  async #watched<T>({ id }: Generation, stop: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ended = new AbortController();
    const done = new AbortController();
    const signal = AbortSignal.any([stop, ended.signal]);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      if (signal.aborted) reject(signal.reason);
    });
    void this.#watch(id, ended, done.signal);
    try {
      return await Promise.race([work(signal), aborted]);
    } catch (error) {
      if (ended.signal.aborted) throw new GenerationEnded();
      throw error;
    } finally {
      done.abort();
    }
  }

  async #watch(id: number, ended: AbortController, done: AbortSignal): Promise<void> {
    for (;;) {
      await wait(checkEveryMs, undefined, { signal: done, ref: false }).catch(() => undefined);
      if (done.aborted) return;
      // A database that is briefly unavailable is no reason to stop.
      const state = await new GenerationsReadModel(this.#parts.db).state(id).catch(() => 'running' as const);
      if (state === undefined || isAtRest(state)) return ended.abort();
    }
  }

  async #finish<Step extends GenerationStep>(
    { id, locale }: Generation,
    step: Step,
    drafted: Drafted<Step>,
  ): Promise<void> {
    const { result, drafter, tokens } = drafted;
    const produced = producedBy[step](result, locale);
    const kept = await this.#write((repo) => repo.finishStep(id, { step, result, produced, drafter }, tokens));
    if (!kept) throw new GenerationEnded();
  }

  async #present({ id, locale }: Generation, finished: readonly StoredStep[]): Promise<void> {
    const { domains, writing } = resultsOf(finished);
    const draft = draftOf(domains, writing, locale);
    if (!(await this.#write((repo) => repo.present(id, draft)))) throw new GenerationEnded();
  }

  #write<T>(work: (repo: GenerationsRepo) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction().execute((transaction) => work(new GenerationsRepo(transaction)));
  }
}
