import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EmbeddingModel, LanguageModel } from 'ai';
import type { AiConfig } from './ai-config.ts';

export interface Models {
  readonly language: LanguageModel;
  /** Undefined if no model for it is set up. */
  readonly embedding: EmbeddingModel | undefined;
}

// The client would print missing features of a model to the console. Important ones can be seen in the answer.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** If a provider answered with a redirect, the key and the texts of cards would be sent elsewhere. */
const fetchDirectly: typeof fetch = (address, options) => fetch(address, { ...options, redirect: 'error' });

/** Creates the clients of the provider, without calling it. */
export function modelsOf({ provider, baseUrl, apiKey, model, embeddingModel }: AiConfig): Models {
  if (provider === 'anthropic') {
    const anthropic = createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: fetchDirectly });
    return { language: anthropic(model), embedding: undefined };
  }
  const service = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: fetchDirectly,
    ...(apiKey !== undefined && { apiKey }),
  });
  return {
    language: service(model),
    embedding: embeddingModel === undefined ? undefined : service.embeddingModel(embeddingModel),
  };
}
