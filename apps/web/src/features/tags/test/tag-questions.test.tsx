import type { TagAttributes, TagColor } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { insight } from '#test/components/support/conclusions.ts';
import { project, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

/** Ends the call that is under way. */
let end: () => void;
const underWay = () =>
  new Promise<undefined>((done) => {
    end = () => done(undefined);
  });

const tag = (slug: string, name: string, color: TagColor = 'blue') => {
  const attributes: TagAttributes = { slug, name, color, sticky: false, taxonomy: 'cards', count: 1 };
  return { type: 'tags' as const, id: slug, attributes };
};
const [heat, rain, wind] = [tag('heat', 'Heat'), tag('rain', 'Rain'), tag('wind', 'Wind', 'rose')];

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [heat, rain, wind] }))
    .on('GET /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('GET /v1/tags/merge/{a}/{b}', ({ params }) => ({
      data: {
        type: 'tag-merges' as const,
        id: `${params.a}/${params.b}`,
        attributes: { cards_with_a: 1, cards_with_b: 1, cards_with_both: 0 },
      },
    }))
    .on('DELETE /v1/tags/{id}', async () => {
      await underWay();
      return { meta: { count: 1 } };
    })
    .on('POST /v1/tags/merge/{a}/{b}', async () => {
      await underWay();
      return { data: rain };
    });
});

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
async function ask(about: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${about}”` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a deleted tag is restored from the toast', async () => {
  server
    .on('DELETE /v1/tags/{id}', () => ({ meta: { count: 1 } }))
    .on('POST /v1/tags/{id}/restore', () => ({ data: heat }));
  await open('/projects/p/tags');
  await ask('Heat', 'Delete');
  await dialog(/Heat/).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('“Heat” was restored')).toBeVisible();
  expect(server.calls('POST /v1/tags/{id}/restore').map(({ params }) => params)).toEqual([{ id: 'heat' }]);
});

test('the question about a tag stays open when the deletion of another tag ends', async () => {
  await open('/projects/p/tags');
  await ask('Heat', 'Delete');
  await dialog(/Heat/).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => server.calls('DELETE /v1/tags/{id}').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await ask('Rain', 'Delete');
  await expect.element(dialog(/Rain/)).toBeVisible();
  end();
  await expect.element(page.getByText(/“Heat” was deleted/)).toBeVisible();
  await expect.element(dialog(/Rain/)).toBeVisible();
});

test('the dialog for merging a tag stays open when another merge ends', async () => {
  await open('/projects/p/tags');
  await ask('Heat', 'Merge into …');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await expect.poll(() => server.calls('POST /v1/tags/merge/{a}/{b}').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await ask('Wind', 'Merge into …');
  await expect.element(page.getByRole('dialog').getByRole('list').getByText('Wind')).toBeVisible();
  end();
  await expect.element(page.getByText(/merged into/i)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('list').getByText('Wind')).toBeVisible();
});

test('a question whose action fails says why, and no longer when it is asked again', async () => {
  server.on('DELETE /v1/tags/{id}', () => failure('unavailable', 'The server is busy.'));
  await open('/projects/p/tags');
  await ask('Heat', 'Delete');
  await dialog(/Heat/).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(dialog(/Heat/).getByRole('alert')).toHaveTextContent('The server is busy.');
  await userEvent.keyboard('{Escape}');
  await ask('Heat', 'Delete');
  await expect.element(dialog(/Heat/)).toBeVisible();
  expect(dialog(/Heat/).getByRole('alert').elements()).toEqual([]);
});

/** The failure of a call that is under way until `end` is called. */
const failsLate = async () => {
  await underWay();
  return failure('unavailable', 'The server is busy.');
};

test('when an action fails after its question was closed, a toast says so', async () => {
  server.on('DELETE /v1/tags/{id}', failsLate);
  await open('/projects/p/tags');
  await ask('Heat', 'Delete');
  await dialog(/Heat/).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => server.calls('DELETE /v1/tags/{id}').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog(/Heat/).elements()).toEqual([]);
  end();
  await expect.element(page.getByText('“Delete” did not work')).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
});

test('when a merge fails after its dialog was closed, a toast says so', async () => {
  server.on('POST /v1/tags/merge/{a}/{b}', failsLate);
  await open('/projects/p/tags');
  await ask('Heat', 'Merge into …');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await expect.poll(() => server.calls('POST /v1/tags/merge/{a}/{b}').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  end();
  await expect.element(page.getByText('“Merge” did not work')).toBeVisible();
});

test('a tag whose new name another tag has got meanwhile is not offered to be merged into a third one', async () => {
  const storm = tag('storm', 'Storm');
  let listed = [heat, rain, wind];
  server
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: listed }))
    .on('PATCH /v1/tags/{id}', () => failure('conflict', 'Another tag has this name.'));
  await open('/projects/p/tags');
  await ask('Heat', 'Rename');
  listed = [heat, rain, wind, storm];
  await page.getByRole('textbox', { name: /Heat/ }).fill('Storm');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Another tag has this name.')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(page.getByText('Storm', { exact: true })).toBeVisible();
});

test('a tag that is nearly the same as another is created once, however often the button is pressed', async () => {
  const creating = Promise.withResolvers<void>();
  server.on('POST /v1/projects/{id}/tags', async () => {
    await creating.promise;
    return { data: tag('heats', 'Heats') };
  });
  await open('/projects/p/tags');
  await page.getByRole('textbox', { name: 'New tag' }).fill('Heats');
  await userEvent.keyboard('{Enter}');
  const create = page.getByRole('button', { name: 'Create “Heats” anyway' });
  await create.click();
  await create.click({ force: true });
  creating.resolve();
  await expect.poll(() => create.elements()).toEqual([]);
  expect(server.calls('POST /v1/projects/{id}/tags').length).toBe(1);
});

test('a long list of tags is taken whole when it is pasted', async () => {
  const saving = 'PATCH /v1/projects/{id}/insights/{conclusionId}';
  server
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight())
    .on(saving, () => insight());
  await open('/projects/p/insights/edit/i');
  await page.getByPlaceholder('Add tags').click();
  const names = Array.from({ length: 9 }, (_, at) => `Renewable ${'abcdefghi'[at]}`);
  // Like pasted text, this is cut at the maximum length of a field.
  document.execCommand('insertText', false, `${names.join(', ')},`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => server.calls(saving).length).toBe(1);
  expect(server.calls(saving)[0]?.body).toMatchObject({
    data: { attributes: { tags: names.map((name) => ({ name })) } },
  });
});

test('the search for tags is kept in the address', async () => {
  const shown = () => page.getByRole('checkbox').elements().length;
  await open('/projects/p/tags?search=ra');
  const search = page.getByRole('searchbox', { name: 'Search tags' });
  await expect.element(search).toHaveValue('ra');
  expect(shown()).toBe(1);
  await search.fill('wind');
  await expect.poll(address).toBe('/projects/p/tags?search=wind');
  await search.fill('');
  await expect.poll(address).toBe('/projects/p/tags');
  await expect.poll(shown).toBe(3);
});

test('the menu of colours opens at the current colour', async () => {
  await open('/projects/p/tags');
  await page.getByRole('button', { name: 'Colour of “Wind”: Rose' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Rose', checked: true })).toHaveFocus();
});

test('the number of tags that a search finds is announced', async () => {
  await open('/projects/p/tags?search=i');
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect.element(said('2 tags found')).toBeInTheDocument();
  const search = page.getByRole('searchbox', { name: 'Search tags' });
  await search.fill('snow');
  await expect.element(said('No tag matches “snow”.')).toBeInTheDocument();
});
