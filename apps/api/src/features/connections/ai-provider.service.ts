import type { AiProviderAttributes, AiProviderGiven } from '@foreglow/contract';
import type { AiConfig } from '#platform/ai/ai-config.ts';
import { aiKey, aiProvider, type StoredAiProvider } from '#platform/ai/ai-provider.ts';
import { problem } from '#platform/http/problem.ts';
import type { SecretBox } from '#platform/settings/secret-box.ts';
import type { Chosen } from '#platform/settings/source.rules.ts';
import type { StoredSettings } from '#platform/settings/stored-settings.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';
import { secretAfter } from './kept-secret.rules.ts';

interface Parts {
  readonly settings: StoredSettings;
  readonly secrets: SecretBox;
  /** The provider in use, and who has set it. */
  readonly current: () => Chosen<AiConfig | undefined>;
}

const anthropic = 'https://api.anthropic.com/v1';

/** The provider of models that administrators set up. */
export class AiProviderService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The provider in use, without its key. */
  read(): AiProviderAttributes {
    const { value: config, source } = this.#parts.current();
    const key = config?.apiKey !== undefined ? 'set' : this.#isUnreadable(source) ? 'unreadable' : 'none';
    return {
      source,
      provider: config?.provider ?? null,
      base_url: config?.baseUrl ?? null,
      model: config?.model ?? null,
      embedding_model: config?.embeddingModel ?? null,
      prices: config?.prices ?? null,
      key,
    };
  }

  async save(
    { userId }: Authorized<SignedIn, 'installation.administer'>,
    { key: given, ...wanted }: AiProviderGiven,
  ): Promise<void> {
    const { current, settings, secrets } = this.#parts;
    if (current().source === 'environment') {
      throw problem('conflict', 'The environment of the server sets up the provider of models (AI_MODEL).');
    }
    const baseUrl = wanted.base_url ?? anthropic;
    const before = settings.get(aiProvider);
    const key = secretAfter(
      given,
      before && { sealed: before.key, target: targetOf(before) },
      targetOf({ provider: wanted.provider, baseUrl }),
      (secret) => secrets.seal(secret, aiKey),
    );
    const pointer = '/data/attributes/key';
    if (key === 'enter again') {
      throw problem('invalid_attribute', 'The address has changed. Enter the key of this provider.', { pointer });
    }
    if (key === null && wanted.provider === 'anthropic') {
      throw problem('invalid_attribute', 'Anthropic needs a key.', { pointer });
    }
    const stored: StoredAiProvider = {
      provider: wanted.provider,
      baseUrl,
      model: wanted.model,
      embeddingModel: wanted.embedding_model,
      prices: wanted.prices,
      key,
    };
    await settings.write((repo) => repo.write(aiProvider, stored, userId));
  }

  async remove(_administrator: Authorized<SignedIn, 'installation.administer'>): Promise<void> {
    await this.#parts.settings.write((repo) => repo.remove(aiProvider));
  }

  #isUnreadable(source: Chosen<unknown>['source']): boolean {
    return source === 'stored' && Boolean(this.#parts.settings.get(aiProvider)?.key);
  }
}

/** What a key is sent to. */
const targetOf = ({ provider, baseUrl }: Pick<StoredAiProvider, 'provider' | 'baseUrl'>): string =>
  `${provider} ${new URL(baseUrl).origin}`;
