import type { Action } from '@foreglow/contract';
import { textsIn } from '#platform/ai/partial-json.rules.ts';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import type { Actor } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { draftProblem } from './draft-failed.ts';
import type { Drafted, DraftTask } from './draft-task.ts';
import type { Drafting } from './drafting.ts';

/** A call that is waiting for a draft. */
export interface DraftCall {
  readonly actor: Actor;
  /** Identifies the caller again. Throws once they may no longer call. */
  readonly renewActor: () => Promise<Actor>;
  readonly project: Project;
  readonly disconnected: AbortSignal;
  readonly progress: (progress: { readonly text: string }) => void;
}

interface Ways<R> {
  readonly limit: RateLimit;
  /** Reads the input for the model. */
  readonly task: () => Promise<DraftTask<R>>;
  /** Drafts by rules where no model may be used; absent if only a model can draft this. */
  readonly builtIn?: () => Promise<R>;
}

/** The actions that decide whether somebody may have drafts made, and which cards these are made from. */
const decisive: readonly Action[] = ['card.view', 'card.create', 'project.write'];

/** The time between two parts of a text sent to the client, in milliseconds. */
const partMs = 80;

/** Makes drafts during calls, within the limits of a person: by a model where one may be used, otherwise by rules that can. */
export class DraftCalls {
  readonly #db: Db;
  readonly #drafting: Drafting;
  /** A draft takes minutes, mostly waiting. The limits keep one person from taking all places in the queue. */
  readonly #queue = new BoundedQueue({
    atOnce: 24,
    mayWait: 100,
    perPerson: { atOnce: 3, mayWait: 6 },
    busy: 'Too many drafts are being made. Please try again in a moment.',
  });

  constructor(db: Db, drafting: Drafting) {
    this.#db = db;
    this.#drafting = drafting;
  }

  /** Drafts something. Throws the problem that the call answers with. */
  async make<R>(call: DraftCall, ways: Ways<R>): Promise<Drafted<R>> {
    const { actor, project, disconnected } = call;
    // Refuses the call before it counts, where nothing can draft it.
    await this.#ruleIn(project, ways);
    await ways.limit.take(actor.user.slug);
    try {
      return await this.#queue.run(async () => {
        disconnected.throwIfAborted();
        // Waiting may take minutes, in which the person may have lost rights, and the workspace may have forbidden its
        // texts to be sent to the provider.
        const rule = await this.#ruleIn(await this.#stillAllowed(call), ways);
        return rule
          ? { result: await rule(), drafter: this.#drafting.builtIn() }
          : this.#byModel(call, await ways.task());
      }, actor.user.slug);
    } catch (error) {
      // The client has disconnected and nobody reads the answer, so this is not an error of the server.
      throw disconnected.aborted ? problem('unavailable') : draftProblem(error);
    }
  }

  /**
   * The rule that drafts in a project; undefined where a model does. Throws the 403 problem where drafting is off, or
   * where only a model could draft and none may be used.
   */
  async #ruleIn<R>(project: Project, { builtIn }: Ways<R>): Promise<Ways<R>['builtIn']> {
    if ((await this.#drafting.kindFor(project)) === 'ai') return undefined;
    if (!builtIn) throw problem('assistance_off', 'Only a model can draft this, and none may be used here.');
    return builtIn;
  }

  /** The project as it is now. Throws the 401, 403 or 404 problem if the caller has lost rights during the call. */
  async #stillAllowed({ actor, renewActor, project }: DraftCall): Promise<Project> {
    const [stored] = await new StoredProjectsReadModel(this.#db).findAll([project.id]);
    if (!stored) throw problem('not_found');
    const now = await renewActor();
    const held = decisive.filter((action) => actor.may(action, targetOf(project)));
    for (const action of held) now.authorize(action, targetOf(stored), stored);
    return stored;
  }

  #byModel<R>({ actor, project, disconnected, progress }: DraftCall, task: DraftTask<R>): Promise<Drafted<R>> {
    const { workspaceId } = project;
    const { userId, locale: own } = actor.user;
    return task(({ readable, locale = own, ...request }) => {
      let sentAt = 0;
      return this.#drafting.draft(
        { workspaceId, userId, locale },
        {
          ...request,
          signal: disconnected,
          onText: async (partial) => {
            if (performance.now() - sentAt < partMs) return;
            const text = joined(await textsIn(partial, readable));
            if (text === '') return;
            sentAt = performance.now();
            progress({ text });
          },
        },
      );
    });
  }
}

/** Sentences are joined by a space, titles and names by a dot. */
const joined = (texts: readonly string[]): string =>
  texts.reduce((all, text) => (all === '' ? text : `${all}${/[.!?…]["”’)]?$/.test(all) ? ' ' : ' · '}${text}`), '');
