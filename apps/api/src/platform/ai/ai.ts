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

/** A provider in use. */
interface Provider {
  readonly config: AiConfig;
  readonly models: Models;
  /** Whether the service accepts a schema for its answers, as far as is known. */
  takesSchema: boolean;
}

/** Models that draft. Without a provider there are none, and drafts are made by rules. */
export class Ai {
  readonly #configured: () => AiConfig | undefined;
  readonly #prompts: ReadonlyMap<string, Prompt>;
  #latest: Provider | undefined;

  private constructor(configured: () => AiConfig | undefined, prompts: ReadonlyMap<string, Prompt>) {
    this.#configured = configured;
    this.#prompts = prompts;
  }

  /** `configured` returns the provider that is set: the same object until it changes. */
  static async open(configured: () => AiConfig | undefined): Promise<Ai> {
    return new Ai(configured, await readPrompts());
  }

  get config(): AiConfig | undefined {
    return this.#configured();
  }

  get isConfigured(): boolean {
    return this.config !== undefined;
  }

  /** The provider that is set now. A draft that has begun keeps the provider it began with. */
  get #provider(): Provider | undefined {
    const config = this.#configured();
    if (config !== this.#latest?.config) {
      this.#latest = config && { config, models: modelsOf(config), takesSchema: true };
    }
    return this.#latest;
  }

  /**
   * Has a model draft something that fits the schema. An answer that does not fit is sent back once with its faults.
   * Throws an `AiFailed`, or the reason of the signal when that is aborted.
   */
  async draft<T>(request: AiRequest<T>): Promise<AiDraft<T>> {
    const prompt = this.#prompts.get(request.prompt);
    const provider = this.#provider;
    if (!prompt) throw new Error(`There is no prompt ${request.prompt}.`);
    if (!provider) throw withoutProvider();
    const instructions = [
      prompt.text,
      `Write in ${request.language}.`,
      `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${schemaText(request.schema)}`,
    ].join('\n\n');
    const question: ModelMessage = { role: 'user', content: framedData(request.data) };
    const first = await ask(provider, request, instructions, [question]);
    const drafted = (value: T, tokens: Tokens): AiDraft<T> => ({
      value,
      tokens,
      drafter: {
        kind: 'ai',
        model: provider.config.model,
        prompt: `${prompt.name}@${prompt.version}`,
        at: new Date().toISOString(),
      },
    });
    const read = readAnswer(first.text, request.schema);
    if ('value' in read) return drafted(read.value, first.tokens);
    assertComplete(first, first.tokens);
    const second = await ask(provider, request, instructions, [
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
    const provider = this.#provider;
    return provider?.models.embedding && provider.config.embeddingModel;
  }

  /**
   * Vectors of texts. Texts with a similar meaning have vectors with similar directions. Throws the same errors as
   * `draft`.
   */
  async embed({ texts, signal, onUsed }: EmbedRequest): Promise<AiVectors> {
    const provider = this.#provider;
    const model = provider?.models.embedding;
    if (!model) throw withoutProvider();
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
      throw new AiFailed(failureOf(error), detailOf(error, provider.config.apiKey));
    }
  }
}

async function ask<T>(
  provider: Provider,
  request: AiRequest<T>,
  instructions: string,
  messages: ModelMessage[],
): Promise<RawAnswer> {
  try {
    return await stream(provider, request, instructions, messages);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof AiFailed) throw error;
    if (provider.takesSchema && refusesSchema(error)) {
      // The instructions contain the schema as well.
      provider.takesSchema = false;
      return ask(provider, request, instructions, messages);
    }
    throw new AiFailed(failureOf(error), detailOf(error, provider.config.apiKey));
  }
}

async function stream<T>(
  provider: Provider,
  { schema, signal, onText, onUsed }: AiRequest<T>,
  instructions: string,
  messages: ModelMessage[],
): Promise<RawAnswer> {
  const timeUp = AbortSignal.timeout(longestMs);
  const result = streamText({
    model: provider.models.language,
    instructions,
    messages,
    maxRetries: retries,
    // For other services the default is the limit of the model. The client for Anthropic defaults to less than a long
    // answer needs.
    ...(provider.config.provider === 'anthropic' && {
      maxOutputTokens: longestAnthropicAnswer,
      // For an unknown model, the client would choose a form of answer that arrives only at the end.
      providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
    }),
    abortSignal: AbortSignal.any([signal, timeUp]),
    ...(provider.takesSchema && { output: Output.object({ schema }) }),
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

/** It was removed between the question whether there is one and its use. */
const withoutProvider = () => new AiFailed('provider_unreachable', 'No provider is set up.');

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
