import type { CommentThread } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { goneFrom, placesOf } from './gone.rules.ts';

const reply = (slug: string, text: string | null = 'Words') => ({
  slug,
  text,
  mentions: [],
  author: null,
  own: true,
  deletable: true,
  created_at: '2026-01-01T00:00:00Z',
  edited_at: null,
});
const thread = (slug: string, text: string | null, ...replies: ReturnType<typeof reply>[]): CommentThread => ({
  ...reply(slug, text),
  resolved: null,
  replies,
});

test('a comment is gone when it is missing or has no text, a thread when it is missing', () => {
  const before = placesOf([thread('a', 'Words', reply('a1'), reply('a2')), thread('b', 'Words')]);
  const now = placesOf([thread('a', null, reply('a2')), thread('c', 'New')]);
  expect(goneFrom(before, now)).toEqual({ threads: ['b'], comments: ['a', 'a1', 'b'] });
  expect(goneFrom(now, now)).toEqual({ threads: [], comments: [] });
});
