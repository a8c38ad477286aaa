import type { Drafter } from '@foreglow/contract';
import { embedMany, type ModelMessage, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { AiConfig } from './ai-config.ts';
import { AiFailed } from './ai-failed.ts';
import { framedData, readAnswer, schemaText } from './answer.rules.ts';
import { detailOf, failureOf, refusesSchema } from './failure.rules.ts';
import { type Models, modelsOf } from './model.ts';
import { type Prompt, readPrompts } from './prompts.ts';
import { noTokens, sumOf, type Tokens } from './tokens.ts';

/** The maximum time of a model for one answer, and the maximum length of an answer. */
const longestMs = 180_000;
const longestAnswer = 200_000;
/** In tokens. */
const longestAnthropicAnswer = 8192;
/** A busy provider is asked again, after the time that it states. */
const retries = 2;

export interface AiRequest<T> {
  /** The name of a file in `prompts`. */
  readonly prompt: string;
  /** The language to write in: its English name. */
  readonly language: string;
  /** The data for the model. Nothing in it is an instruction. */
  readonly data: object;
  /** The schema of the answer. All fields are required; optional ones are nullable. */
  readonly schema: z.ZodType<T>;
  readonly signal: AbortSignal;
  /** Called with the text that has arrived so far. More is read when the promise is fulfilled. */
  readonly onText?: ((text: string) => Promise<void>) | undefined;
  /** Called with the tokens used by an answer, as soon as the provider has reported them. */
  readonly onUsed?: ((tokens: Tokens) => void) | undefined;
}

export interface AiDraft<T> {
  readonly value: T;
  readonly drafter: Drafter;
  readonly tokens: Tokens;
}

export interface EmbedRequest extends Pick<AiRequest<never>, 'signal' | 'onUsed'> {
  readonly texts: readonly string[];
}

export interface AiVectors {
  /** One for each text, all of the same length. */
  readonly vectors: readonly (readonly number[])[];
}

interface RawAnswer {
  readonly text: string;
  readonly tokens: Tokens;
  readonly finish: string;
}

/** Models that draft. Without a provider there are none, and drafts are made by rules. */
export class Ai {
  readonly config: AiConfig | undefined;
  readonly #models: Models | undefined;
  readonly #prompts: ReadonlyMap<string, Prompt>;
  /** Whether the service accepts a schema for its answers, as far as is known. */
  #takesSchema = true;

  private constructor(config: AiConfig | undefined, prompts: ReadonlyMap<string, Prompt>) {
    this.config = config;
    this.#models = config && modelsOf(config);
    this.#prompts = prompts;
  }

  static async open(config: AiConfig | undefined): Promise<Ai> {
    return new Ai(config, await readPrompts());
  }

  get isConfigured(): boolean {
    return this.#models !== undefined;
  }

  /**
   * Has a model draft something that fits the schema. An answer that does not fit is sent back once with its faults.
   * Throws an `AiFailed`, or the reason of the signal when that is aborted.
   */
  async draft<T>(request: AiRequest<T>): Promise<AiDraft<T>> {
    const prompt = this.#prompts.get(request.prompt);
    if (!this.#models || !this.config || !prompt) throw new Error(`There is no model or no prompt ${request.prompt}.`);
    const instructions = [
      prompt.text,
      `Write in ${request.language}.`,
      `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${schemaText(request.schema)}`,
    ].join('\n\n');
    const question: ModelMessage = { role: 'user', content: framedData(request.data) };
    const first = await this.#ask(request, instructions, [question]);
    const drafted = (value: T, tokens: Tokens): AiDraft<T> => ({
      value,
      tokens,
      drafter: {
        kind: 'ai',
        model: this.config?.model ?? '',
        prompt: `${prompt.name}@${prompt.version}`,
        at: new Date().toISOString(),
      },
    });
    const read = readAnswer(first.text, request.schema);
    if ('value' in read) return drafted(read.value, first.tokens);
    assertComplete(first, first.tokens);
    const second = await this.#ask(request, instructions, [
      question,
      { role: 'assistant', content: first.text },
      { role: 'user', content: `Your answer does not fit the schema:\n${read.faults}\nAnswer again, with JSON alone.` },
    ]);
    const tokens = sumOf(first.tokens, second.tokens);
    const repaired = readAnswer(second.text, request.schema);
    if ('value' in repaired) return drafted(repaired.value, tokens);
    assertComplete(second, tokens);
    throw new AiFailed('answer_invalid', repaired.faults.slice(0, 300), tokens);
  }

  /** The model that makes vectors of texts; undefined if none is set up. */
  get embeddingModel(): string | undefined {
    return this.#models?.embedding && this.config?.embeddingModel;
  }

  /**
   * Vectors of texts. Texts with a similar meaning have vectors with similar directions. Throws the same errors as
   * `draft`.
   */
  async embed({ texts, signal, onUsed }: EmbedRequest): Promise<AiVectors> {
    const model = this.#models?.embedding;
    if (!model) throw new Error('There is no model for embeddings.');
    try {
      const { embeddings, usage } = await embedMany({
        model,
        values: [...texts],
        maxRetries: retries,
        maxParallelCalls: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      });
      const tokens = { input: usage.tokens || 0, output: 0 };
      onUsed?.(tokens);
      assertVectors(embeddings, texts.length, tokens);
      return { vectors: embeddings };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AiFailed) throw error;
      throw new AiFailed(failureOf(error), detailOf(error, this.config?.apiKey));
    }
  }

  async #ask<T>(request: AiRequest<T>, instructions: string, messages: ModelMessage[]): Promise<RawAnswer> {
    try {
      return await this.#stream(request, instructions, messages);
    } catch (error) {
      request.signal.throwIfAborted();
      if (error instanceof AiFailed) throw error;
      if (this.#takesSchema && refusesSchema(error)) {
        // The instructions contain the schema as well.
        this.#takesSchema = false;
        return this.#ask(request, instructions, messages);
      }
      throw new AiFailed(failureOf(error), detailOf(error, this.config?.apiKey));
    }
  }

  async #stream<T>(
    { schema, signal, onText, onUsed }: AiRequest<T>,
    instructions: string,
    messages: ModelMessage[],
  ): Promise<RawAnswer> {
    if (!this.#models) throw new Error('There is no model.');
    const timeUp = AbortSignal.timeout(longestMs);
    const result = streamText({
      model: this.#models.language,
      instructions,
      messages,
      maxRetries: retries,
      // For other services the default is the limit of the model. The client for Anthropic defaults to less than a long
      // answer needs.
      ...(this.config?.provider === 'anthropic' && {
        maxOutputTokens: longestAnthropicAnswer,
        // For an unknown model, the client would choose a form of answer that arrives only at the end.
        providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
      }),
      abortSignal: AbortSignal.any([signal, timeUp]),
      ...(this.#takesSchema && { output: Output.object({ schema }) }),
      // Errors are thrown below, from the stream. By default they would be printed together with the request.
      onError: () => undefined,
    });
    let text = '';
    let finish = 'none';
    let tokens = noTokens;
    for await (const part of result.fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') {
        signal.throwIfAborted();
        throw new AiFailed('provider_unreachable', 'The model took too long.', tokens);
      }
      if (part.type === 'text-delta') {
        text += part.text;
        if (text.length > longestAnswer) throw new AiFailed('answer_invalid', 'The answer is too long.', tokens);
        await onText?.(text);
      }
      if (part.type === 'finish') {
        finish = part.finishReason;
        tokens = { input: part.totalUsage.inputTokens ?? 0, output: part.totalUsage.outputTokens ?? 0 };
        onUsed?.(tokens);
      }
    }
    signal.throwIfAborted();
    return { text, finish, tokens };
  }
}

/** Sending back an answer that was cut off or refused does not help. */
function assertComplete({ text, finish }: RawAnswer, tokens: Tokens): void {
  if (finish === 'content-filter' || text.trim() === '')
    throw new AiFailed('provider_refused', 'The model refused to answer.', tokens);
  if (finish !== 'stop') throw new AiFailed('answer_cut_off', 'The answer was cut off.', tokens);
}

function assertVectors(vectors: readonly (readonly number[])[], count: number, tokens: Tokens): void {
  const length = vectors[0]?.length ?? 0;
  const fits = vectors.every((vector) => vector.length === length && vector.every(Number.isFinite));
  if (vectors.length !== count || !fits || (count > 0 && length === 0)) {
    throw new AiFailed('answer_invalid', 'The vectors do not fit the texts.', tokens);
  }
}
