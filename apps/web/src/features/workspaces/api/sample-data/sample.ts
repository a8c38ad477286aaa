/** A signal of the sample, in one language. */
export interface SampleSignal {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly relevance: string;
  /** Names of the sticky tags a project starts with, and others. */
  readonly tags: readonly string[];
  /** How long ago it was noticed. */
  readonly daysAgo: number;
  readonly draft?: boolean;
}

/** The sample workspace. */
export interface Sample {
  readonly workspace: { readonly title: string; readonly subtitle: string };
  readonly project: { readonly title: string; readonly subtitle: string };
  readonly signals: readonly SampleSignal[];
}
