import type { Drafter, DrafterKind } from '@foreglow/contract';
import type { Ai, AiDraft, AiRequest } from '../../platform/ai/ai.ts';
import { AiFailed, noTokens, sumOf, type Tokens } from '../../platform/ai/ai-failed.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { AssistanceSettings } from '../settings/index.ts';
import { DraftFailed } from './draft-failed.ts';
import { UsesReadModel } from './uses.read-model.ts';
import { UsesRepo } from './uses.repo.ts';

/** For whom and in which workspace something is drafted. */
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
const rulesVersion = 1;

/** Drafts with the provider of models, within the limits of a workspace. What is used is noted, its texts are not. */
export class Drafting {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Who drafts in a workspace. Throws the 403 problem where nothing is drafted in this installation. */
  async kindFor({ workspaceId }: { readonly workspaceId: number }): Promise<DrafterKind> {
    const { db, ai, settings } = this.#parts;
    if (!(await settings()).on) throw problem('assistance_off');
    return ai.isConfigured && (await new UsesReadModel(db).isAllowed(workspaceId)) ? 'ai' : 'built-in';
  }

  /**
   * Has a model draft something. No lock and no transaction may be held meanwhile. Throws a `DraftFailed`, or the
   * signal's reason.
   */
  async draft<T>(subject: DraftSubject, request: Omit<AiRequest<T>, 'language' | 'onUsed'>): Promise<AiDraft<T>> {
    const { db, ai, settings } = this.#parts;
    const { tokensPerDay } = await settings();
    if ((await new UsesReadModel(db).tokensOfDay(subject.workspaceId)) >= tokensPerDay) {
      throw new DraftFailed('daily_limit');
    }
    let used = noTokens;
    const onUsed = (tokens: Tokens) => {
      used = sumOf(used, tokens);
    };
    try {
      const draft = await ai.draft({ ...request, language: languageName(subject.locale), onUsed });
      await this.#note(subject, request.prompt, used, false);
      return draft;
    } catch (error) {
      // Whoever stops waiting for a model does not make it fail. What it had used by then is counted all the same.
      const isStopped = request.signal.aborted && !(error instanceof AiFailed);
      await this.#note(subject, request.prompt, used, !isStopped);
      throw error instanceof AiFailed ? new DraftFailed(error.failure, undefined, used) : error;
    }
  }

  /** What says that something was drafted by rules, without a model. */
  builtIn(): Drafter {
    return { kind: 'built-in', model: null, prompt: `rules@${rulesVersion}`, at: new Date().toISOString() };
  }

  async #note(
    { workspaceId, userId }: DraftSubject,
    prompt: string,
    { input, output }: Tokens,
    failed: boolean,
  ): Promise<void> {
    const { db, ai } = this.#parts;
    await db.transaction().execute((transaction) =>
      new UsesRepo(transaction).note({
        workspaceId,
        userId,
        prompt,
        model: ai.config?.model ?? '',
        inputTokens: input,
        outputTokens: output,
        failed,
      }),
    );
  }
}

const languageName = (locale: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? 'English';
