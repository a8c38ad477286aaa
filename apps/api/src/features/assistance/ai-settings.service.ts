import { cutTo } from '@foreglow/contract/cut-to';
import { z } from 'zod';
import type { Ai } from '#platform/ai/ai.ts';
import { AiFailed } from '#platform/ai/ai-failed.ts';
import type { Db } from '#platform/db/database.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';
import { UsesReadModel, type WorkspaceUse } from './uses.read-model.ts';

const million = 1_000_000;
const testMs = 20_000;
/** How much of the word of a model is shown, which may answer with more. */
const answerLength = 100;

/** The model provider as administrators see it: what it was used for, and whether it can be reached. */
export class AiSettingsService {
  readonly #db: Db;
  readonly #ai: Ai;
  readonly #tests: RateLimit;

  constructor(db: Db, ai: Ai, rateLimits: RateLimits) {
    this.#db = db;
    this.#ai = ai;
    this.#tests = rateLimits({ name: 'ai-test', points: 20, seconds: 600 });
  }

  /** The usage of each workspace, and its cost in the last 30 days; the cost is null when no prices are set. */
  async usage(): Promise<(WorkspaceUse & { readonly monthCost: number | null })[]> {
    const prices = this.#ai.config?.prices;
    const uses = await new UsesReadModel(this.#db).byWorkspace();
    return uses.map((use) => ({
      ...use,
      monthCost: prices
        ? (use.month.input_tokens * prices.input + use.month.output_tokens * prices.output) / million
        : null,
    }));
  }

  /** Asks the model for one word, and, when an embedding model is set up, for the vector of a word. */
  async test(administrator: Authorized<SignedIn, 'installation.administer'>) {
    await this.#tests.take(administrator.slug);
    const startedAt = performance.now();
    const ended = (answer: string | null, detail: string | null) => ({
      reachable: answer !== null,
      answer,
      detail,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    if (!this.#ai.isConfigured) return ended(null, 'No provider is set up.');
    const signal = AbortSignal.timeout(testMs);
    try {
      const { value } = await this.#ai.draft({
        prompt: 'test',
        language: 'English',
        data: {},
        schema: z.object({ word: z.string() }),
        signal,
      });
      if (this.#ai.embeddingModel !== undefined) await this.#ai.embed({ texts: ['test'], signal });
      return ended(cutTo(value.word, answerLength), null);
    } catch (error) {
      return ended(null, error instanceof AiFailed ? error.message : 'The provider did not answer in time.');
    }
  }
}
