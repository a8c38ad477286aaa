import { cardFields, type ListedCardResource } from '@foreglow/contract';
import { expect, it } from 'vitest';
import { excerptOf } from '../../../lib/text/index.ts';
import { fieldsOfList, listedCard } from './listed-card.rules.ts';

const whole: ListedCardResource['attributes'] = {
  slug: 'ovens-h4t9w2c',
  title: 'Ovens',
  subtitle: null,
  description: 'Bread for all. '.repeat(200),
  relevance: 'Heat pays.',
  tags: [],
  creator: { name: 'Ada', email: 'ada@example.org' },
  public: true,
  ai_assistant: false,
  source_url: null,
  attachment: null,
  project: { slug: 'scan-x7k2m9q', title: 'Scan' },
  created_at: '2026-01-31T09:30:00.000Z',
  updated_at: '2026-01-31T09:30:00.000Z',
};

it('requests only existing fields, and full texts only during a search', () => {
  for (const isSearched of [true, false]) {
    const fields = fieldsOfList(isSearched).split(',');
    expect(cardFields).toEqual(expect.arrayContaining(fields));
    expect(fields.includes('description')).toBe(isSearched);
    expect(fields.includes('relevance')).toBe(isSearched);
  }
});

it('shows the same first words of a card, whether its description is complete or shortened', () => {
  const { description, relevance: _, ...others } = whole;
  const brief = { ...others, description_excerpt: description?.slice(0, 600) } as ListedCardResource['attributes'];
  expect(excerptOf(listedCard(brief), undefined)).toBe(excerptOf(listedCard(whole), undefined));
});
