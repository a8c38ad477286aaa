import type { Drafter, DrafterKind } from '@foreglow/contract';
import type { Ai, AiDraft, AiRequest, AiVectors } from '#platform/ai/ai.ts';
import { AiFailed } from '#platform/ai/ai-failed.ts';
import { noTokens, sumOf, type Tokens } from '#platform/ai/tokens.ts';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { AssistanceSettings } from '../settings/settings.service.ts';
import { DraftFailed } from './draft-failed.ts';
import { UsesReadModel } from './uses.read-model.ts';
import { type AiUse, UsesRepo } from './uses.repo.ts';

/** The person and the workspace that something is drafted for. */
export interface DraftSubject {
  readonly workspaceId: number;
  readonly userId: number;
  /** The code of the language to write in. */
  readonly locale: string;
}

interface Parts {
  readonly db: Db;
  readonly ai: Ai;
  readonly settings: () => Promise<AssistanceSettings>;
}

/** The version of the rules that draft without a model. Raised when they change. */
const rulesVersion = 3;

/** Drafts with the model provider, within the limits of a workspace. Usage is recorded, texts are not. */
export class Drafting {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Which kind of drafter serves a workspace. Throws the 403 problem where drafting is off for this installation. */
  async kindFor({ workspaceId }: { readonly workspaceId: number }): Promise<DrafterKind> {
    if (!(await this.#parts.settings()).on)
      throw problem('assistance_off', 'An administrator has switched drafting off.');
    return (await this.#mayUseModel(workspaceId)) ? 'ai' : 'built-in';
  }

  /** Whether a model may be used for a workspace, provided that drafting is on. */
  async #mayUseModel(workspaceId: number): Promise<boolean> {
    const { db, ai } = this.#parts;
    return ai.isConfigured && (await new UsesReadModel(db).isAllowed(workspaceId));
  }

  /**
   * Has a model draft something. The caller must not hold a lock or a transaction during the call. Throws a
   * `DraftFailed`, or the signal's reason.
   */
  draft<T>(subject: DraftSubject, request: Omit<AiRequest<T>, 'language' | 'onUsed'>): Promise<AiDraft<T>> {
    const { ai } = this.#parts;
    const { workspaceId, userId, locale } = subject;
    const use = { workspaceId, userId, prompt: request.prompt, model: ai.config?.model ?? '' };
    return this.#noted(use, request.signal, (onUsed) =>
      ai.draft({ ...request, language: languageName(locale), onUsed }),
    );
  }

  /** The embedding model that may process texts of a workspace; undefined where there is none. */
  async embeddingModelFor(project: { readonly workspaceId: number }): Promise<string | undefined> {
    const { embeddingModel } = this.#parts.ai;
    return embeddingModel !== undefined && (await this.kindFor(project)) === 'ai' ? embeddingModel : undefined;
  }

  /** Has a model make vectors of texts. Throws the same errors as `draft`. */
  embed(
    subject: Pick<AiUse, 'workspaceId' | 'userId'>,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<AiVectors> {
    const { ai } = this.#parts;
    const use = { ...subject, prompt: 'embeddings', model: ai.embeddingModel ?? '' };
    return this.#noted(use, signal, (onUsed) => ai.embed({ texts, signal, onUsed }));
  }

  /** The drafter of a result made by rules, without a model. */
  builtIn(): Drafter {
    return { kind: 'built-in', model: null, prompt: `rules@${rulesVersion}`, at: new Date().toISOString() };
  }

  /**
   * Runs an action that costs tokens, unless the workspace may not use a model (any more) or its limit has been reached,
   * and records its cost. A draft that takes several calls is stopped before the next one when this is forbidden.
   */
  async #noted<T>(
    use: Pick<AiUse, 'workspaceId' | 'userId' | 'prompt' | 'model'>,
    signal: AbortSignal,
    work: (onUsed: (tokens: Tokens) => void) => Promise<T>,
  ): Promise<T> {
    const { db, settings } = this.#parts;
    const { on, tokensPerDay } = await settings();
    if (!on || !(await this.#mayUseModel(use.workspaceId))) throw new DraftFailed('not_allowed');
    if ((await new UsesReadModel(db).tokensOfDay(use.workspaceId)) >= tokensPerDay) {
      throw new DraftFailed('daily_limit');
    }
    let used = noTokens;
    const note = (failed: boolean) =>
      db
        .transaction()
        .execute((transaction) =>
          new UsesRepo(transaction).note({ ...use, inputTokens: used.input, outputTokens: used.output, failed }),
        );
    try {
      const done = await work((tokens) => {
        used = sumOf(used, tokens);
      });
      await note(false);
      return done;
    } catch (error) {
      // A draft stopped by its caller has not failed. The tokens it used are counted.
      await note(!signal.aborted || error instanceof AiFailed);
      throw error instanceof AiFailed ? new DraftFailed(error.failure, undefined, used) : error;
    }
  }
}

const languageName = (locale: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? 'English';
