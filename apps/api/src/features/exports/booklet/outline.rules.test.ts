import { expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { exportedProject } from '#test/support/exported.ts';
import type { BookletPlan } from './options.ts';
import { outlineFor } from './outline.rules.ts';
import { contentsRows } from './pages/rows.rules.ts';
import { BookletWords, bookletTexts } from './texts.ts';

it('and the contents go from the brief over the radar, trends and insights to the map and the signals', () => {
  const words = Languages.builtIn.words(bookletTexts, 'en');
  const texts = new BookletWords(words, 'UTC');
  const one = [{ slug: 'one', title: 'One' }];
  const lists = { insights: one, trends: one, radars: one, cards: one, groups: [], hasMap: true, hasTags: true };
  const plan = { kind: 'project', project: exportedProject(), ...lists } as unknown as BookletPlan;
  expect(outlineFor(plan, texts, () => true).map(({ anchor }) => anchor)).toEqual([
    'cover',
    'contents',
    'brief',
    'radar-one',
    'trend-one',
    'insight-one',
    'map',
    'card-one',
    'tags',
  ]);
  // Each section, and below it its item.
  expect(contentsRows(plan, texts)).toHaveLength(11);
});

it('list groups of many cards instead of each card, which the outline has below its group', () => {
  const words = Languages.builtIn.words(bookletTexts, 'en');
  const texts = new BookletWords(words, 'UTC');
  const cards = Array.from({ length: 80 }, (_, at) => ({
    slug: `c${at}`,
    title: `Card ${at}`,
    group: at < 50 ? 0 : 1,
  }));
  const lists = { insights: [], trends: [], radars: [], cards, groups: ['Heat', 'Work'], hasMap: false, hasTags: true };
  const plan = { kind: 'project', project: exportedProject(), ...lists } as unknown as BookletPlan;
  // The brief, the signals, their two groups and the index.
  expect(contentsRows(plan, texts)).toHaveLength(5);
  const signals = outlineFor(plan, texts, () => true).find(({ title }) => title === 'Signals');
  expect(signals?.children?.map(({ title, anchor, children }) => [title, anchor, children?.length])).toEqual([
    ['Heat', 'card-c0', 50],
    ['Work', 'card-c50', 30],
  ]);
});
