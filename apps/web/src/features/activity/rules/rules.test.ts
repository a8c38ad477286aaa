import { expect, test } from 'vitest';
import { byDay } from './by-day.rules.ts';
import { piecesOf } from './sentence.rules.ts';

test('entries of the same day are grouped and keep their order', () => {
  const entries = ['2026-01-03T09:00Z', '2026-01-03T08:00Z', '2026-01-02T23:59Z'].map((created_at) => ({ created_at }));
  const [third, second] = byDay(entries, (moment) => moment.slice(0, 10));
  expect(third).toEqual({ name: '2026-01-03', entries: entries.slice(0, 2) });
  expect(second).toEqual({ name: '2026-01-02', entries: entries.slice(2) });
});

test('a sentence is split at its placeholders only', () => {
  expect(piecesOf('{who} merged {subject} into {other}')).toEqual([
    { part: 'who' },
    { words: ' merged ' },
    { part: 'subject' },
    { words: ' into ' },
    { part: 'other' },
  ]);
  expect(piecesOf('A { or } alone')).toEqual([{ words: 'A { or } alone' }]);
});
