import type { Horizon } from '@foreglow/contract';
import type {
  ExportedCard,
  ExportedInsight,
  ExportedProject,
  ExportedRadar,
  ExportedTrend,
} from '../content/content.ts';
import type { LookedAt } from './looked-at.rules.ts';
import type { DatedSlideWords } from './words.ts';

/** What a deck of a whole project shows. */
export interface ProjectItems {
  readonly kind: 'project';
  readonly lookedAt: LookedAt;
  readonly insights: readonly ExportedInsight[];
  readonly trends: readonly ExportedTrend[];
  readonly radars: readonly ExportedRadar[];
  /** The cards of the appendix. */
  readonly cards: readonly ExportedCard[];
}

/** A slide about the project itself. */
export type ProjectSlide =
  | {
      readonly kind: 'question';
      readonly kicker: string;
      readonly title: string;
      /** Markdown texts of the brief. */
      readonly texts: readonly { readonly label: string; readonly text: string }[];
    }
  | {
      readonly kind: 'counts';
      readonly kicker: string;
      readonly title: string;
      readonly charts: readonly { readonly label: string; readonly bars: LookedAt['subjects'] }[];
    }
  | {
      readonly kind: 'next';
      readonly kicker: string;
      readonly title: string;
      /** Trends with what follows from them, in Markdown. */
      readonly rows: readonly { readonly title: string; readonly note: string; readonly text: string }[];
    };

/** The slide of the question of the brief; none without a question. */
export function questionSlides({ brief }: ExportedProject, words: DatedSlideWords): ProjectSlide[] {
  const { challenge, purpose, audience, time_horizon: horizon } = brief;
  if (!challenge) return [];
  const texts = [
    { label: words.say('purpose'), text: purpose ?? '' },
    { label: words.say('audience'), text: audience ?? '' },
    { label: words.say('timeHorizon'), text: horizon ?? '' },
  ].filter(({ text }) => text.trim());
  return [{ kind: 'question', kicker: words.say('question'), title: challenge, texts }];
}

/** The slide of what the project has looked at. */
export function countsSlide(
  { lookedAt, insights, trends, radars }: ProjectItems,
  words: DatedSlideWords,
): ProjectSlide {
  const counts = [
    words.count('cards', lookedAt.cards),
    ...(insights.length > 0 ? [words.count('insights', insights.length)] : []),
    ...(trends.length > 0 ? [words.count('trends', trends.length)] : []),
    ...(radars.length > 0 ? [words.count('radars', radars.length)] : []),
  ];
  const months = lookedAt.months.map(({ name, count }) => ({ name: words.month(name), count }));
  return {
    kind: 'counts',
    kicker: words.say('lookedAt'),
    title: counts.join(', '),
    charts: [
      { label: words.say('bySubject'), bars: lookedAt.subjects },
      { label: words.say('byMonth'), bars: months },
    ].filter(({ bars }) => bars.length > 1),
  };
}

/** As many trends as a slide has room for. */
const mostNext = 5;
const order: readonly (Horizon | null)[] = ['now', 'next', 'later', null];

/** The slide of what follows from the trends: the nearest and strongest first. None if nothing is said to follow. */
export function nextSlides({ trends }: ProjectItems, words: DatedSlideWords): ProjectSlide[] {
  const rows = trends
    .filter(({ implications }) => implications?.trim())
    .toSorted(
      (one, other) =>
        order.indexOf(one.horizon) - order.indexOf(other.horizon) || (other.impact ?? 0) - (one.impact ?? 0),
    )
    .slice(0, mostNext)
    .map(({ title, horizon, implications }) => ({
      title,
      note: words.say(`horizon_${horizon}`),
      text: implications ?? '',
    }));
  if (rows.length === 0) return [];
  return [{ kind: 'next', kicker: words.say('conclusion'), title: words.say('next'), rows }];
}
