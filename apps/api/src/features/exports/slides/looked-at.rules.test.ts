import { expect, it } from 'vitest';
import { CardCount } from './looked-at.rules.ts';

const tag = (name: string) => ({ name, color: 'blue' }) as const;

function counted(timeZone = 'UTC') {
  const count = new CardCount(timeZone);
  count.add({ tags: [tag('Heat'), tag('AI')], createdAt: new Date('2026-02-28T23:30:00Z') });
  count.add({ tags: [tag('Heat')], createdAt: new Date('2026-01-10T12:00:00Z') });
  return count;
}

it('counts the cards of the domains, also of those without any', () => {
  expect(counted().lookedAt(['streets', 'heat']).subjects).toEqual([
    { name: 'streets', count: 0 },
    { name: 'heat', count: 2 },
  ]);
});

it('counts the cards of the most used tags where no domain is a tag', () => {
  expect(counted().lookedAt(['Streets']).subjects).toEqual([
    { name: 'Heat', count: 2 },
    { name: 'AI', count: 1 },
  ]);
});

it('counts months in the time zone, the earliest first', () => {
  expect(
    counted()
      .lookedAt([])
      .months.map(({ name }) => name),
  ).toEqual(['2026-01', '2026-02']);
  expect(
    counted('Europe/Berlin')
      .lookedAt([])
      .months.map(({ name }) => name),
  ).toEqual(['2026-01', '2026-03']);
});
