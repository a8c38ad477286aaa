import { cardFields, cardTextOf, type ListedCardResource, markdownTexts } from '@foreglow/contract';
import { expect, it } from 'vitest';
import { excerptOf } from '#lib/text/excerpt.rules.ts';
import { fieldsOfList, listedCard } from './listed-card.rules.ts';

const project = { kind: 'project', slug: 'scan-x7k2m9q' } as const;
const whole: Pick<ListedCardResource, 'id' | 'attributes'> = {
  id: 'ovens-h4t9w2c',
  attributes: {
    slug: 'ovens-h4t9w2c',
    ...cardTextOf(() => null),
    title: 'Ovens',
    description: 'Bread for all. '.repeat(200),
    relevance: 'Heat pays.',
    tags: [],
    creator: { name: 'Ada', email: 'ada@example.org' },
    public: true,
    ai_assistant: false,
    attachment: null,
    project: { slug: 'scan-x7k2m9q', title: 'Scan' },
    created_at: '2026-01-31T09:30:00.000Z',
    updated_at: '2026-01-31T09:30:00.000Z',
  },
};

/** A card as the list of a project receives it. */
function inListOf(isSearched: boolean): typeof whole {
  const fields = [...fieldsOfList(isSearched).split(',')];
  const excerpt = { description_excerpt: whole.attributes.description?.slice(0, 600) };
  const given = Object.entries({ ...whole.attributes, ...excerpt }).filter(([name]) => fields.includes(name));
  return { id: whole.id, attributes: Object.fromEntries(given) as ListedCardResource['attributes'] };
}

it('requests only existing fields, and full texts only during a search', () => {
  for (const isSearched of [true, false]) {
    const fields = fieldsOfList(isSearched).split(',');
    expect(cardFields).toEqual(expect.arrayContaining(fields));
    expect(markdownTexts.filter((name) => fields.includes(name))).toEqual(isSearched ? markdownTexts : []);
  }
});

it('shows the same first words of a card, whether its description is complete or shortened', () => {
  const shortened = listedCard(inListOf(false), project);
  expect(excerptOf(shortened, undefined)).toBe(excerptOf(listedCard(whole, project), undefined));
});

it('knows the address and the project of a card that is sent without them', () => {
  for (const isSearched of [true, false]) {
    const { slug, title, tags, project: shown } = listedCard(inListOf(isSearched), project);
    expect({ slug, title, tags, shown }).toEqual({
      slug: 'ovens-h4t9w2c',
      title: 'Ovens',
      tags: [],
      shown: { slug: 'scan-x7k2m9q' },
    });
  }
});

it('names its source, whether it is sent with that name or as a whole', () => {
  const named = { ...whole.attributes, source_name: 'The Oven' };
  expect(listedCard({ ...whole, attributes: named }, project).source_name).toBe('The Oven');
  const sourced = { ...whole.attributes, source_url: 'https://www.example.org/a' };
  expect(listedCard({ ...whole, attributes: sourced }, project).source_name).toBe('example.org');
  const published = { ...sourced, publisher: 'The Oven' };
  expect(listedCard({ ...whole, attributes: published }, project).source_name).toBe('The Oven');
  expect(listedCard(whole, project).source_name).toBe(null);
});

it('has the title of the project in the list of a workspace', () => {
  expect(listedCard(whole, { kind: 'workspace', slug: 'horizon-k3m8q2d' }).project).toEqual({
    slug: 'scan-x7k2m9q',
    title: 'Scan',
  });
});
