import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, narrow, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';
import { siteConfig } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

interface Body {
  readonly data: { readonly attributes: { readonly title: string; readonly public: boolean } };
}
const contents = (body: unknown) => (body as Body).data.attributes;

beforeEach(() => {
  answerOpenedCard()
    .on('GET /v1/projects/{id}/duplicates', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('POST /v1/cards', ({ body }) => card({ ...contents(body), tags: [] }))
    .on('PATCH /v1/cards/{id}', ({ body }) => card({ ...contents(body), tags: [] }));
});

const title = page.getByRole('textbox', { name: 'Title' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const made = () => server.calls('POST /v1/cards').length;
const changed = () => server.calls('PATCH /v1/cards/{id}').map(({ params, body }) => [params.id, contents(body).title]);

/** Writes a new card that is saved automatically, and leaves its editor with unsaved changes, which stay. */
async function leaveDraft(): Promise<void> {
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await page.getByRole('radio', { name: 'Draft' }).click();
  await expect.poll(made).toBe(1);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Published' }).click();
  await userEvent.keyboard('{Escape}');
  await button('Keep for later').click();
  await expect.poll(address).toBe('/projects/p/cards');
}

test('a new card that was saved automatically stays one card when its text is taken up again', async () => {
  await leaveDraft();
  await open('/projects/p/cards/create');
  await expect.element(title).toHaveValue('Robots dance');
  await button('Publish card').click();
  await expect.poll(changed).toEqual([['c', 'Robots dance']]);
  expect(made()).toBe(1);
});

test('a new card that was saved automatically and then deleted is created anew', async () => {
  await leaveDraft();
  server.on('PATCH /v1/cards/{id}', () => failure('not_found'));
  await open('/projects/p/cards/create');
  await expect.element(title).toHaveValue('Robots dance');
  await button('Publish card').click();
  await expect.poll(made).toBe(2);
});

test('the text of a card that somebody else has deleted can be copied', async () => {
  server.on('PATCH /v1/cards/{id}', () => failure('not_found'));
  await open('/projects/p/cards/edit/c');
  await title.fill('Robots sing');
  await button('Save').click();
  await expect.element(page.getByText(/^Not saved: this does not exist any more/)).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy text').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toMatch(/^Robots sing(\n\n|$)/);
  write.mockRestore();
});

test('what is typed while a new card is being saved stays in the editor, and changes that card', async () => {
  const waiting: (() => void)[] = [];
  server.on('POST /v1/cards', () => new Promise((done) => waiting.push(() => done(card()))));
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Publish card').click();
  await expect.poll(() => waiting.length).toBe(1);
  await title.fill('Robots dance well');
  waiting[0]?.();
  const notAll = page.getByText('Saved, without what you have typed since');
  await expect.element(notAll).toBeVisible();
  // The toast would stay while the pointer is over it.
  await notAll.hover();
  await expect.element(title).toHaveValue('Robots dance well');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(changed).toEqual([['c', 'Robots dance well']]);
  await expect.poll(() => notAll.elements()).toEqual([]);
});

test('what is typed while a draft is being saved automatically is saved after it, without another keystroke', async () => {
  const waiting: (() => void)[] = [];
  server.on('POST /v1/cards', ({ body }) => {
    const answer = card({ ...contents(body), tags: [] });
    return new Promise((done) => waiting.push(() => done(answer)));
  });
  await open('/projects/p/cards/create');
  await title.fill('Robots');
  await page.getByRole('radio', { name: 'Draft' }).click();
  await expect.poll(() => waiting.length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await title.fill('Robots dance');
  // The pause before a draft is saved: the first call is still running when it ends.
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  waiting[0]?.();
  await expect.poll(changed).toEqual([['c', 'Robots dance']]);
});

const dialogs = () => page.getByRole('dialog').elements().length;

test('Escape closes the form for a link in a text, not the editor around it', async () => {
  await open('/projects/p/cards/create');
  await page.getByRole('textbox', { name: 'Description' }).click();
  await userEvent.keyboard('{Control>}k{/Control}');
  const link = page.getByRole('textbox', { name: 'Address of the link' });
  await link.fill('example.org');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => link.elements()).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  expect(dialogs()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
});

test('Escape closes the form for the address of a picture, not the editor around it', async () => {
  await open('/projects/p/cards/create');
  await button('From a web address').click();
  const field = page.getByRole('textbox', { name: 'Address of the picture' });
  await field.fill('example.org/a.png');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('From a web address')).toHaveFocus();
  expect(field.elements()).toEqual([]);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
});

test('Escape clears the search for a photo before it closes the dialog, and leaves the editor open', async () => {
  await open('/projects/p/cards/create');
  await button('Stock photos').click();
  await page.getByRole('dialog').getByRole('searchbox').fill('robots');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('');
  expect(dialogs()).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Stock photos')).toHaveFocus();
  expect(dialogs()).toBe(1);
});

test('Escape discards a drafted suggestion, not what is typed around it', async () => {
  const features = { ...siteConfig().features, ai: true };
  server
    .on('GET /config', () => siteConfig({ features }))
    .on('POST /v1/projects/{id}/suggestions', () => ({
      data: {
        type: 'suggestions' as const,
        id: 'suggestion',
        attributes: {
          title: null,
          text: null,
          relevance: null,
          names: [{ name: 'Social', known: false }],
          drafter: { kind: 'ai' as const, model: 'small-1', prompt: 'tags@1', at: '2026-01-09T12:00:00.000Z' },
        },
      },
    }));
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Suggest tags with AI').click();
  await expect.element(button('Take it')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Suggest tags with AI')).toHaveFocus();
  expect(dialogs()).toBe(1);
  await expect.element(title).toHaveValue('Robots dance');
});

test('Escape in the field for tags first closes its list, then the editor', async () => {
  await open('/projects/p/cards/create');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('Soc');
  await expect.element(page.getByRole('option', { name: /Soc/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('option').elements()).toEqual([]);
  await expect.element(tags).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
});

test('a new card that was still being saved when its editor was left is not created again', async () => {
  let end = () => {};
  server.on('POST /v1/cards', ({ body }) => {
    return new Promise((done) => {
      end = () => done(card({ ...contents(body), tags: [] }));
    });
  });
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await page.getByRole('radio', { name: 'Draft' }).click();
  await expect.poll(made).toBe(1);
  await userEvent.keyboard('{Escape}');
  await button('Keep for later').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  end();
  await page.getByRole('link', { name: 'New card' }).click();
  await expect.element(title).toHaveValue('');
});

/** A possible duplicate, as the server answers. */
const similar = (name: string) => ({
  data: [
    {
      type: 'duplicates' as const,
      id: 'd',
      attributes: {
        title: name,
        subtitle: null,
        creator: { name: 'Ada', email: 'ada@example.org' },
        public: true,
        source_url: null,
        reason: 'similar_title' as const,
        similarity: 0.9,
        created_at: '2026-01-31T08:00:00.000Z',
      },
    },
  ],
});

test('a possible duplicate is shown beside the texts, and on a narrow screen once, directly below the title', async () => {
  server.on('GET /v1/projects/{id}/duplicates', () => similar('Robots dance again'));
  const duplicates = page.getByRole('region', { name: 'Possible duplicates' });
  const topOf = (locator: typeof title) => locator.element().getBoundingClientRect().top;
  await page.viewport(1280, 800);
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await expect.element(duplicates.getByText('Robots dance again')).toBeVisible();
  expect(duplicates.element().getBoundingClientRect().left).toBeGreaterThan(
    title.element().getBoundingClientRect().right,
  );
  await page.viewport(narrow.width, narrow.height);
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
  await expect.poll(() => topOf(duplicates) > topOf(title) && topOf(duplicates) < topOf(subtitle)).toBe(true);
  expect(duplicates.elements().length).toBe(1);
  await duplicates.getByRole('button', { name: 'Keep both' }).click();
  await page.viewport(1280, 800);
  await expect.poll(() => duplicates.getByText('Robots dance again').elements()).toEqual([]);
});

test('a new card is not shown as a possible duplicate of itself while its creation is answered', async () => {
  const answered = Promise.withResolvers<void>();
  const asked = () => server.calls('GET /v1/projects/{id}/duplicates').length;
  server
    .on('POST /v1/cards', async ({ body }) => {
      await answered.promise;
      return card({ ...contents(body), tags: [] });
    })
    .on('GET /v1/projects/{id}/duplicates', () => similar('Robots dance'));
  const duplicates = page.getByRole('region', { name: 'Possible duplicates' });
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await expect.poll(asked).toBe(1);
  await expect.element(duplicates.getByText('Robots dance')).toBeVisible();
  const editor = page.getByRole('dialog', { name: 'New card' });
  await expect.element(editor).toBeVisible();
  await button('Publish card').click();
  await expect.poll(made).toBe(1);
  await expect.element(duplicates.getByText('Robots dance')).not.toBeInTheDocument();
  answered.resolve();
  await expect.element(editor).not.toBeInTheDocument();
});
