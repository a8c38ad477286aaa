import type { CommentThread } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { liveChanges } from '#test/components/support/live-changes.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';

standInForEachTest();

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
  answerOpenedCard()
    .on('GET /v1/projects/{id}/comments', () => ({ data: [comment('first', 'What about cost?')] }))
    .on('GET /v1/projects/{id}/comments/people', () => ({
      data: [{ type: 'users' as const, id: 'bea', attributes: { slug: 'bea', name: 'Bea', email: 'bea@example.org' } }],
    }));
});

const resolving = 'PATCH /v1/projects/{id}/comments/{commentId}';

/** The comment after Bea has resolved its thread. */
const resolved = (one: ReturnType<typeof comment>) => ({
  ...one,
  attributes: { ...one.attributes, resolved: { by: 'Bea', at: '2026-01-10T12:00:00.000Z' } },
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

test('Escape leaves a field with a comment and keeps the text, and only the next Escape closes the card', async () => {
  await open('/projects/p/cards/c');
  await field('Your comment').fill('Robots are dear');
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Your comment')).not.toHaveFocus();
  expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  await expect.element(field('Your comment')).toHaveValue('Robots are dear');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
  await open('/projects/p/cards/c');
  await expect.element(field('Your comment')).toHaveValue('Robots are dear');
});

test('people with the same name are offered with their e-mails, others without', async () => {
  const person = (slug: string, name: string) => ({
    type: 'users' as const,
    id: slug,
    attributes: { slug, name, email: `${slug}@example.org` },
  });
  server.on('GET /v1/projects/{id}/comments/people', () => ({
    data: [person('bea', 'Bea'), person('ben1', 'Ben'), person('ben2', 'Ben')],
  }));
  await open('/projects/p/cards/c');
  await field('Your comment').fill('@B');
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((row) => row.textContent),
    )
    .toEqual(['Bea', 'Benben1@example.org', 'Benben2@example.org']);
});

test('Escape closes the list of people and then an empty reply, and only the next Escape closes the card', async () => {
  await open('/projects/p/cards/c');
  await button('Reply').click();
  await field('Your reply').fill('@Be');
  await expect.element(page.getByRole('option', { name: 'Bea' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('option').elements()).toEqual([]);
  await field('Your reply').fill('');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Reply')).toHaveFocus();
  expect(field('Your reply').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
});

test('a deleted comment gives the focus to its neighbour, and a cancelled deletion to the button of its menu', async () => {
  const left = [comment('first', 'What about cost?'), comment('second', 'What about noise?')];
  server
    .on('GET /v1/projects/{id}/comments', () => ({ data: left }))
    .on('DELETE /v1/projects/{id}/comments/{commentId}', () => {
      left.pop();
      return undefined;
    });
  await open('/projects/p/cards/c');
  const more = page.getByRole('button', { name: 'More for the comment of Ada' });
  const ask = async () => {
    await more.last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(button('Cancel')).toHaveFocus();
  };
  await ask();
  await userEvent.keyboard('{Escape}');
  await expect.element(more.last()).toHaveFocus();
  await ask();
  await button('Delete').click();
  await expect.poll(() => more.elements().length).toBe(1);
  await expect.poll(() => document.activeElement?.closest('li, [role="group"]')?.textContent).toContain('cost');
});

test('an added and a deleted comment are announced, and a deletion moves the focus to a comment beside it or the field', async () => {
  const left = [comment('first', 'What about cost?'), comment('second', 'What about noise?')];
  server
    .on('GET /v1/projects/{id}/comments', () => ({ data: left }))
    .on(adding, () => {
      left.push(comment('third', 'Robots are dear'));
      return { data: comment('third', 'Robots are dear') };
    })
    .on('DELETE /v1/projects/{id}/comments/{commentId}', ({ params }) => {
      left.splice(
        left.findIndex(({ id }) => id === params.commentId),
        1,
      );
      return undefined;
    });
  await open('/projects/p/cards/c');
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await field('Your comment').fill('Robots are dear');
  await button('Comment').click();
  await expect.element(said('Comment added')).toBeInTheDocument();
  const more = page.getByRole('button', { name: 'More for the comment of Ada' });
  const remove = async (at: number) => {
    await more.nth(at).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await button('Delete').click();
  };
  await expect.poll(() => more.elements().length).toBe(3);
  await remove(1);
  await expect.element(said('Comment deleted')).toBeInTheDocument();
  await expect.element(more.nth(1)).toHaveFocus();
  expect(document.activeElement?.closest('article')?.textContent).toContain('dear');
  await remove(1);
  await expect.poll(() => more.elements().length).toBe(1);
  await expect.element(more).toHaveFocus();
  await remove(0);
  await expect.element(field('Your comment')).toHaveFocus();
});

test('a thread that others resolve stays open while a reply to it is typed', async () => {
  const changes = liveChanges();
  const unresolved = comment('first', 'What about cost?');
  let stored = unresolved;
  server
    .on('GET /v1/events', () => changes.response)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [stored] }))
    .on(resolving, ({ body }) => {
      stored = JSON.stringify(body).includes('true') ? resolved(unresolved) : unresolved;
      return { data: stored };
    });
  await open('/projects/p/cards/c');
  await button('Reply').click();
  await userEvent.keyboard('Much mo');
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  const before = server.calls('GET /v1/projects/{id}/comments').length;
  stored = resolved(unresolved);
  changes.send({ type: 'comments' });
  await expect.poll(() => server.calls('GET /v1/projects/{id}/comments').length).toBe(before + 1);
  await userEvent.keyboard('re');
  await expect.element(field('Your reply')).toHaveValue('Much more');
  await expect.element(field('Your reply')).toHaveFocus();
  await button('Cancel').click();
  await button('Open again').click();
  await button('Resolve').click();
  await expect.element(page.getByRole('button', { name: /Resolved by Bea/ })).toBeVisible();
});

/** The texts of comments that are stored on this device. */
const stored = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.includes('comment-text'))
    .map(([key, value]) => ({ key, value, text: JSON.parse(value).text as string }));
const storedTexts = () =>
  stored()
    .map(({ text }) => text)
    .toSorted();

test.each([
  ['a new comment', 'Your comment', undefined],
  ['a reply', 'Your reply', 'Reply'],
  ['a changed comment', 'Your comment', 'Edit'],
])(
  'the text of %s in another tab is neither overwritten nor removed, nor shown after a reload',
  async (_, name, opener) => {
    const answer = () => ({ data: comment('first', 'Sent') });
    server.on(adding, answer).on('PATCH /v1/projects/{id}/comments/{commentId}', answer);
    await open('/projects/p/cards/c');
    await expect.element(button('Reply')).toBeVisible();
    if (opener === 'Edit') {
      await page.getByRole('button', { name: 'More for the comment of Ada' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    } else if (opener) await button(opener).click();
    const typing = field(name).first();
    await typing.fill('Of this tab');
    await expect.poll(storedTexts).toEqual(['Of this tab']);
    for (const { key, value } of stored()) localStorage.setItem(key, value.replace('Of this tab', 'Of another tab'));
    await typing.fill('Of this tab, typed on');
    await expect.poll(storedTexts).toEqual(['Of another tab', 'Of this tab, typed on']);
    await open('/projects/p/cards/c');
    await expect.element(typing).toHaveValue('Of this tab, typed on');
    await typing.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(storedTexts).toEqual(['Of another tab']);
  },
);

test('a comment whose stored text another tab has removed is stored again when the page is closed', async () => {
  await open('/projects/p/cards/c');
  await field('Your comment').fill('Robots are dear');
  await expect.poll(storedTexts).toEqual(['Robots are dear']);
  for (const { key } of stored()) localStorage.removeItem(key);
  dispatchEvent(new Event('pagehide'));
  await open('/projects/p/cards/c');
  await expect.element(field('Your comment')).toHaveValue('Robots are dear');
});

test('a reply to a deleted comment moves into the field for a new one, without the text of another tab', async () => {
  const changes = liveChanges();
  let threads = [comment('first', 'What about cost?')];
  server.on('GET /v1/events', () => changes.response).on('GET /v1/projects/{id}/comments', () => ({ data: threads }));
  await open('/projects/p/cards/c');
  await button('Reply').click();
  await field('Your reply').fill('Of another tab');
  const [other] = stored();
  await field('Your reply').fill('Much');
  localStorage.setItem(other?.key ?? '', other?.value ?? '');
  await field('Your reply').fill('Much more');
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  threads = [];
  changes.send({ type: 'comments' });
  await expect.element(field('Your comment')).toHaveValue('Much more');
  expect(storedTexts()).toEqual(['Much more', 'Of another tab']);
});
