import type { InsightAttributes, TrendAttributes } from '@foreglow/contract';

const moment = '2026-01-09T12:00:00.000Z';
const relationships = {
  project: { data: { type: 'projects', id: 'p' } },
  creator: { data: { type: 'users', id: 'ada' } },
  tags: { data: [] },
  cards: { data: [] },
  attachment: { data: null },
};

/** An insight of the project `p`, as returned by the API. */
export const insight = (changes: Partial<InsightAttributes> = {}) => ({
  data: {
    type: 'insights' as const,
    id: 'i',
    attributes: {
      slug: 'i',
      title: 'Machines perform',
      description: null,
      tags: [],
      card_slugs: [],
      cards: [],
      trends: [],
      attachment: null,
      creator: { name: 'Ada', email: 'ada@example.org' },
      project: { slug: 'p', title: 'Scan' },
      created_at: moment,
      updated_at: moment,
      ...changes,
    },
    relationships,
  },
});

/** A trend of the project `p`, as returned by the API. */
export const trend = (changes: Partial<TrendAttributes> = {}) => ({
  data: {
    type: 'trends' as const,
    id: 't',
    attributes: {
      slug: 't',
      title: 'Stages without people',
      subtitle: null,
      description: null,
      attachment: null,
      tags: [],
      card_slugs: [],
      cards: [],
      insight_slugs: [],
      insights: [],
      cards_of_insights: [],
      horizon: 'next' as const,
      impact: 3,
      certainty: 3,
      direction: 'rising' as const,
      implications: null,
      ratings: { impact: null, certainty: null, given: { impact: 0, certainty: 0 }, named: [] },
      my_rating: null,
      creator: { name: 'Ada', email: 'ada@example.org' },
      project: { slug: 'p', title: 'Scan' },
      created_at: moment,
      updated_at: moment,
      ...changes,
    },
    relationships: { ...relationships, insights: { data: [] } },
  },
});
