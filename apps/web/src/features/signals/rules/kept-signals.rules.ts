import type { DraftedSignal, Drafter, SignalsAttributes } from '@foreglow/contract';

/** Drafted signals as stored on the device until they become cards or are discarded. */
export interface KeptSignals {
  readonly question: string;
  readonly drafter: Drafter;
  readonly signals: readonly KeptSignal[];
}

export interface KeptSignal extends DraftedSignal {
  /** Whether it should become a card. */
  readonly chosen: boolean;
}

/** The signals with new drafts appended. None of the new ones is selected: a person decides about each. */
export function withNew(
  before: KeptSignals | undefined,
  { question, drafter, signals }: SignalsAttributes,
): KeptSignals {
  const kept = before?.signals ?? [];
  const known = new Set(kept.map(({ id }) => id));
  return {
    question,
    drafter,
    signals: [...kept, ...signals.filter(({ id }) => !known.has(id)).map((signal) => ({ ...signal, chosen: false }))],
  };
}

/** The signals with one of them changed. */
export const changed = (kept: KeptSignals, id: string, part: Partial<KeptSignal>): KeptSignals => ({
  ...kept,
  signals: kept.signals.map((signal) => (signal.id === id ? { ...signal, ...part } : signal)),
});

/** The signals without one of them. */
export const without = (kept: KeptSignals, id: string): KeptSignals => ({
  ...kept,
  signals: kept.signals.filter((signal) => signal.id !== id),
});

/** The signals `now` with one of those `before` put back at its former place. It is not added twice. */
export function withBack(now: KeptSignals | undefined, before: KeptSignals, id: string): KeptSignals {
  const at = before.signals.findIndex((signal) => signal.id === id);
  const kept = now ?? { ...before, signals: [] };
  if (kept.signals.some((signal) => signal.id === id)) return kept;
  return { ...kept, signals: kept.signals.toSpliced(at, 0, ...before.signals.slice(at, at + 1)) };
}

/** The signals that are to become cards, which need a title. */
export const chosenOf = (kept: KeptSignals | undefined): readonly KeptSignal[] =>
  kept?.signals.filter(({ chosen, title }) => chosen && title.trim() !== '') ?? [];

/** The card created from a signal: a draft, marked as an AI signal. */
export const newCardOf = (projectSlug: string, signal: DraftedSignal, drafter: Drafter) => ({
  project_slug: projectSlug,
  title: signal.title.trim(),
  subtitle: signal.subtitle,
  description: signal.description,
  relevance: signal.relevance,
  tags: signal.tags.map((name) => ({ name })),
  source_url: signal.source_url,
  public: false,
  ai_assistant: true,
  drafter,
});

/** Reads the stored signals; undefined if the text is invalid, or if no model drafted them, as in former versions. */
export function readKept(text: string | null): KeptSignals | undefined {
  try {
    const found = JSON.parse(text ?? '') as KeptSignals;
    const isComplete =
      typeof found.question === 'string' &&
      found.drafter?.kind === 'ai' &&
      Array.isArray(found.signals) &&
      found.signals.every((signal: KeptSignal) => typeof signal?.id === 'string' && typeof signal.title === 'string');
    return isComplete && found.signals.length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}
