import type { BriefContent } from '@foreglow/contract';
import type { BlipKey, CommentKey, InsightKey, SignalKey, TagKey, TrendKey } from './plan.ts';

interface SignalText {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly relevance: string;
}

/** The texts of the sample in one language. */
export interface SampleTexts {
  readonly workspace: { readonly title: string; readonly subtitle: string };
  readonly project: { readonly title: string; readonly subtitle: string };
  readonly brief: BriefContent;
  /** The language of the texts. */
  readonly locale: 'en' | 'de';
  readonly tags: Readonly<Record<TagKey, string>>;
  readonly signals: Readonly<Record<SignalKey, SignalText>>;
  readonly insights: Readonly<Record<InsightKey, { readonly title: string; readonly description: string }>>;
  readonly trends: Readonly<
    Record<
      TrendKey,
      { readonly title: string; readonly subtitle: string; readonly description: string; readonly implications: string }
    >
  >;
  readonly radar: {
    readonly title: string;
    readonly description: string;
    readonly rings: readonly [now: string, next: string, later: string];
    readonly impacts: readonly [string, string, string, string];
    /** Labels of the blips; those of trends use the title of the trend. */
    readonly blips: Readonly<Record<Exclude<BlipKey, TrendKey>, string>>;
    /** A blip that was only in the first version. */
    readonly gone: string;
    readonly notes: readonly [string, string];
  };
  readonly comments: Readonly<Record<CommentKey, string>>;
  /** The credit of every picture. */
  readonly pictureCredit: string;
}
