import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EmbeddingModel, LanguageModel } from 'ai';
import type { AiConfig } from './ai-config.ts';

export interface Models {
  readonly language: LanguageModel;
  /** Undefined where no model for it is set up. */
  readonly embedding: EmbeddingModel | undefined;
}

// The client prints what a model lacks to the console, which is no place for it. What matters is in the answer.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** A provider that answers with a redirect would send the key and the texts of cards elsewhere. */
const fetchDirectly: typeof fetch = (address, options) => fetch(address, { ...options, redirect: 'error' });

/** The clients of the provider. Nothing is called yet. */
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
