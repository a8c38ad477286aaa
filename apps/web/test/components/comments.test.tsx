import type { CommentThread } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const adding = 'POST /v1/projects/{id}/comments';

const comment = (slug: string, text: string): { type: 'comments'; id: string; attributes: CommentThread } => ({
  type: 'comments',
  id: slug,
  attributes: {
    slug,
    text,
    mentions: [],
    author: { name: 'Ada', email: 'ada@example.org', picture: null },
    own: true,
    deletable: true,
    created_at: '2026-01-09T12:00:00.000Z',
    edited_at: null,
    resolved: null,
    replies: [],
  },
});

beforeEach(() => {
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([card().data]))
    .on('GET /v1/cards/{id}', () => card())
    .on('GET /v1/cards/{id}/related', () => ({ data: [] }))
    .on('GET /v1/cards/{id}/neighbours', () => ({
      data: {
        type: 'card-neighbours' as const,
        id: 'c',
        attributes: { previous_slug: null, next_slug: null, position: 1, total: 1 },
      },
    }))
    .on('POST /v1/cards/conclusions', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [comment('first', 'What about cost?')] }))
    .on('GET /v1/projects/{id}/comments/people', () => ({
      data: [{ type: 'users' as const, id: 'bea', attributes: { slug: 'bea', name: 'Bea' } }],
    }));
});

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Lets the next calls of a route wait until the test answers them. */
function held<T>(answer: T) {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    answer: () => new Promise<T>((done) => waiting.push(() => done(answer))),
  };
}

test('what is typed while a comment is being sent stays in the field', async () => {
  const { waiting, answer } = held({ data: comment('new', 'Robots are dear') });
  server.on(adding, answer);
  await open('/projects/p/cards/c');
  await field('Your comment').fill('Robots are dear');
  await button('Comment').click();
  await expect.poll(() => waiting.length).toBe(1);
  await field('Your comment').fill('Robots are dear. And loud.');
  waiting[0]?.();
  await expect.element(field('Your comment')).toHaveValue('. And loud.');
});

test('a reply stays open with what is typed while it is being sent', async () => {
  const { waiting, answer } = held({ data: comment('new', 'Much') });
  server.on(adding, answer);
  await open('/projects/p/cards/c');
  await button('Reply').click();
  await field('Your reply').fill('Much');
  await button('Reply').click();
  await expect.poll(() => waiting.length).toBe(1);
  await field('Your reply').fill('Much\nToo much');
  waiting[0]?.();
  await expect.element(field('Your reply')).toHaveValue('Too much');
  await button('Reply').click();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect.poll(() => field('Your reply').elements()).toEqual([]);
});
