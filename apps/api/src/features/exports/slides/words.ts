import type { Direction, Horizon } from '@foreglow/contract';

export type SlideLanguage = 'en' | 'de';

/** The words on slides that are not those of the project. */
export interface SlideWords {
  /** For dates and for the checker of spelling. */
  readonly locale: string;
  readonly card: string;
  readonly insight: string;
  readonly trend: string;
  readonly radar: string;
  readonly blips: (count: number) => string;
  readonly draft: string;
  readonly ai: string;
  readonly relevance: string;
  readonly implications: string;
  readonly evidence: string;
  readonly more: (count: number) => string;
  readonly addedBy: (name: string, date: string) => string;
  readonly source: string;
  readonly tags: string;
  readonly picture: string;
  readonly art: string;
  readonly horizon: string;
  readonly direction: string;
  readonly impact: string;
  readonly certainty: string;
  readonly ofFive: (value: number) => string;
  readonly horizons: Readonly<Record<Horizon, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly impacts: readonly string[];
  readonly certainties: readonly string[];
  readonly counted: Readonly<Record<'cards' | 'insights' | 'trends' | 'radars', (count: number) => string>>;
}

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const slideWords: Readonly<Record<SlideLanguage, SlideWords>> = {
  en: {
    locale: 'en-GB',
    card: 'Signal',
    insight: 'Insight',
    trend: 'Trend',
    radar: 'Radar',
    blips: counted('blip', 'blips'),
    draft: 'Draft',
    ai: 'AI signal',
    relevance: 'Why it matters',
    implications: 'What follows from it',
    evidence: 'Evidence',
    more: (count) => `and ${count} more, listed in the notes`,
    addedBy: (name, date) => `Added by ${name}, ${date}`,
    source: 'Source',
    tags: 'Tags',
    picture: 'Picture',
    art: 'Abstract art',
    horizon: 'Horizon',
    direction: 'Direction',
    impact: 'Impact',
    certainty: 'Certainty',
    ofFive: (value) => `${value} of 5`,
    horizons: { now: 'Now', next: 'Next', later: 'Later' },
    directions: { rising: 'Rising', steady: 'Steady', fading: 'Fading', wild_card: 'Wild card' },
    impacts: ['Slight', 'Noticeable', 'Considerable', 'Far-reaching', 'Transforming'],
    certainties: ['A hunch', 'Possible', 'Plausible', 'Likely', 'Nearly sure'],
    counted: {
      cards: counted('signal', 'signals'),
      insights: counted('insight', 'insights'),
      trends: counted('trend', 'trends'),
      radars: counted('radar', 'radars'),
    },
  },
  de: {
    locale: 'de-DE',
    card: 'Signal',
    insight: 'Erkenntnis',
    trend: 'Trend',
    radar: 'Radar',
    blips: counted('Blip', 'Blips'),
    draft: 'Entwurf',
    ai: 'KI-Signal',
    relevance: 'Warum es wichtig ist',
    implications: 'Was daraus folgt',
    evidence: 'Belege',
    more: (count) => `und ${count} weitere, siehe Notizen`,
    addedBy: (name, date) => `Hinzugefügt von ${name}, ${date}`,
    source: 'Quelle',
    tags: 'Tags',
    picture: 'Bild',
    art: 'Abstrakte Grafik',
    horizon: 'Horizont',
    direction: 'Richtung',
    impact: 'Wirkung',
    certainty: 'Sicherheit',
    ofFive: (value) => `${value} von 5`,
    horizons: { now: 'Jetzt', next: 'Als Nächstes', later: 'Später' },
    directions: { rising: 'Steigend', steady: 'Stetig', fading: 'Fallend', wild_card: 'Wildcard' },
    impacts: ['Gering', 'Spürbar', 'Erheblich', 'Weitreichend', 'Umwälzend'],
    certainties: ['Eine Ahnung', 'Möglich', 'Plausibel', 'Wahrscheinlich', 'Fast sicher'],
    counted: {
      cards: counted('Signal', 'Signale'),
      insights: counted('Erkenntnis', 'Erkenntnisse'),
      trends: counted('Trend', 'Trends'),
      radars: counted('Radar', 'Radare'),
    },
  },
};
