import type { Drafter, DrafterKind } from '@foreglow/contract';
import type { Ai, AiDraft, AiRequest } from '../../platform/ai/ai.ts';
import { AiFailed, noTokens } from '../../platform/ai/ai-failed.ts';
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
const rulesVersion = 2;

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
  async draft<T>(subject: DraftSubject, request: Omit<AiRequest<T>, 'language'>): Promise<AiDraft<T>> {
    const { db, ai, settings } = this.#parts;
    const { tokensPerDay } = await settings();
    if ((await new UsesReadModel(db).tokensOfDay(subject.workspaceId)) >= tokensPerDay) {
      throw new DraftFailed('daily_limit');
    }
    try {
      const draft = await ai.draft({ ...request, language: languageName(subject.locale) });
      await this.#note(subject, request.prompt, draft.tokens, false);
      return draft;
    } catch (error) {
      await this.#note(subject, request.prompt, error instanceof AiFailed ? error.tokens : noTokens, true);
      throw error instanceof AiFailed ? new DraftFailed(error.failure, undefined, error.tokens) : error;
    }
  }

  /** What says that something was drafted by rules, without a model. */
  builtIn(): Drafter {
    return { kind: 'built-in', model: null, prompt: `rules@${rulesVersion}`, at: new Date().toISOString() };
  }

  async #note(
    { workspaceId, userId }: DraftSubject,
    prompt: string,
    { input, output }: { readonly input: number; readonly output: number },
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
