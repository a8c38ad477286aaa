import { z } from 'zod';
import type { SecretBox } from '../settings/secret-box.ts';
import type { SettingsGroup } from '../settings/settings-group.ts';
import { type Chosen, chosen } from '../settings/source.rules.ts';
import type { StoredSettings } from '../settings/stored-settings.ts';
import type { AiConfig } from './ai-config.ts';

/** The provider of models as administrators have stored it. */
export interface StoredAiProvider extends Omit<AiConfig, 'apiKey' | 'embeddingModel' | 'prices'> {
  /** Encrypted. */
  readonly key: string | null;
  readonly embeddingModel: string | null;
  readonly prices: NonNullable<AiConfig['prices']> | null;
}

export const aiProvider: SettingsGroup<StoredAiProvider> = {
  name: 'ai_provider',
  form: z.object({
    provider: z.enum(['openai', 'anthropic']),
    baseUrl: z.string(),
    model: z.string(),
    embeddingModel: z.string().nullable(),
    prices: z.object({ input: z.number(), output: z.number(), currency: z.string() }).nullable(),
    key: z.string().nullable(),
  }),
};

/** The purpose of the encrypted key. */
export const aiKey = 'ai-key';

/**
 * The provider of the environment, otherwise the stored one. It is the same object until it changes. A key that cannot
 * be decrypted counts as missing: the provider then says that it needs one.
 */
export function aiProviderOf(
  environment: AiConfig | undefined,
  settings: StoredSettings,
  box: SecretBox,
): () => Chosen<AiConfig | undefined> {
  let latest: { readonly stored: StoredAiProvider | undefined; readonly config: AiConfig | undefined } | undefined;
  return () => {
    const stored = settings.get(aiProvider);
    if (!latest || latest.stored !== stored) latest = { stored, config: stored && configOf(stored, box) };
    return chosen(environment, latest.config, undefined);
  };
}

const configOf = ({ key, embeddingModel, prices, ...stored }: StoredAiProvider, box: SecretBox): AiConfig => ({
  ...stored,
  apiKey: key === null ? undefined : box.open(key, aiKey),
  embeddingModel: embeddingModel ?? undefined,
  prices: prices ?? undefined,
});
