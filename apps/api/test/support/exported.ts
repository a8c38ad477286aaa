import { cardTextOf } from '@foreglow/contract';
import type { BookletCard } from '#features/exports/booklet/options.ts';
import type { ExportedCard, ExportedProject, ExportedTrend } from '#features/exports/content/content.ts';

const described = {
  slug: 'a-card-x7k2m9q',
  title: 'A card',
  description: null,
  tags: [],
  creator: { name: 'Ada Winter', email: 'ada@example.org' },
  picture: null,
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  updatedAt: new Date('2026-01-03T00:00:00Z'),
} as const;

/** A card in the form that exports use. */
export const exportedCard = (given: Partial<ExportedCard> = {}): ExportedCard => ({
  ...cardTextOf(() => null),
  ...described,
  id: 1,
  isDraft: false,
  aiAssisted: false,
  source_url: 'https://example.org/source',
  comments: [],
  usedIn: [],
  ...given,
});

/** A trend in the form that exports use. */
export const exportedTrend = (given: Partial<ExportedTrend> = {}): ExportedTrend => ({
  ...described,
  title: 'Machines leave the screen',
  subtitle: null,
  implications: null,
  horizon: 'next',
  impact: 4,
  certainty: 3,
  direction: 'rising',
  cards: [],
  insights: [],
  ratings: { impact: null, certainty: null },
  ...given,
});

/** A project in the form that exports use. */
export const exportedProject = (): ExportedProject => ({
  slug: 'january-scan-x7k2m9q',
  title: 'January scan',
  workspaceTitle: 'Cities after 2040',
  brief: {
    challenge: 'What will move our cities?',
    purpose: null,
    scope_in: null,
    scope_out: null,
    time_horizon: null,
    audience: null,
    domains: ['Energy, heat'],
    sources: null,
  },
  version: 7,
  takenAt: new Date('2026-11-22T10:00:00Z'),
});

/** A card as a booklet prints it. */
export const printedCard = (given: Partial<BookletCard> = {}): BookletCard => ({
  ...exportedCard(given),
  related: [],
  ...given,
});
