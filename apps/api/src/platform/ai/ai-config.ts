/** A model provider. */
export interface AiConfig {
  /** `openai`: any service that speaks its protocol. */
  readonly provider: 'openai' | 'anthropic';
  /** Including the version, as in `https://api.example.org/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly embeddingModel: string | undefined;
  /** Per million tokens. */
  readonly prices: { readonly input: number; readonly output: number; readonly currency: string } | undefined;
}
