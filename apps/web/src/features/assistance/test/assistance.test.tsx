import { type AnswerAttributes, type Drafter, limits, type SignalsAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card as storedCard } from '#test/components/support/cards.ts';
import { me, project, siteConfig, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const asking = 'POST /v1/projects/{id}/questions';
const drafting = 'POST /v1/projects/{id}/drafted-signals';
const byModel: Drafter = { kind: 'ai', model: 'small-1', prompt: 'ask@1', at: '2026-01-09T12:00:00.000Z' };
const { features } = siteConfig();
const card = (slug: string) => ({ slug, title: `Card ${slug}`, public: true, removed_at: null });

const answer = (changes: Partial<AnswerAttributes> = {}) => ({
  data: {
    type: 'answers' as const,
    id: 'answer',
    attributes: {
      question: 'What about heat?',
      outcome: 'answered' as const,
      sentences: [{ text: 'Cities plant trees.', card_slugs: ['trees'] }],
      cards: [{ ...card('trees'), passage: 'Oslo plants trees.' }],
      drafter: byModel,
      ...changes,
    },
  },
});
const signals = (titles: string[], cards = [] as ReturnType<typeof card>[]) => ({
  data: {
    type: 'drafted-signals' as const,
    id: 'signals',
    attributes: {
      question: 'What about heat?',
      drafter: byModel,
      signals: titles.map((title) => ({
        id: title,
        title,
        subtitle: null,
        description: `${title} is described.`,
        relevance: null,
        tags: ['Social'],
        source_url: 'https://example.org/heat',
        cards,
        duplicates: [],
      })),
    } satisfies SignalsAttributes,
  },
});

/** Makes the installation one with a model, or without. */
const setModel = (ai: boolean) => server.on('GET /config', () => siteConfig({ features: { ...features, ai } }));

beforeEach(() => {
  setModel(true);
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/card-facets', () => ({
      data: { type: 'card-facets' as const, id: 'p', attributes: { tags: [], creators: [] } },
    }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/brief', () => ({
      data: {
        type: 'briefs' as const,
        id: 'p',
        attributes: {
          challenge: 'What about heat?',
          purpose: null,
          audience: null,
          domains: [],
          scope_in: null,
          scope_out: null,
          time_horizon: null,
          sources: null,
          version: 1,
          updated_at: null,
          updated_by: null,
        },
      },
    }))
    .on(asking, () => answer());
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('textbox', { name: 'Question' });

test('an answer shows the cards of each sentence and what drafted it, and the question is in the address', async () => {
  await open('/projects/p/ask');
  await question.fill('What about heat?');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => page.getByRole('region', { name: 'Answer' }).query()?.textContent)
    .toContain('Cities plant trees. 1');
  await expect.element(page.getByRole('link', { name: 'Card trees' })).toBeVisible();
  await expect.element(page.getByText('Drafted with AI, by the model small-1. Please check it.')).toBeVisible();
  expect(address()).toBe('/projects/p/ask?q=What+about+heat%3F');
});

test('before the first question, the page says what will be shown', async () => {
  await open('/projects/p/ask');
  await expect.element(page.getByText(/Every sentence of the answer names the cards it is based on\.$/)).toBeVisible();
});

test('opening a link with a question does not ask it', async () => {
  await open('/projects/p/ask?q=Why%3F');
  await expect.element(question).toHaveValue('Why?');
  expect(server.calls(asking)).toEqual([]);
});

test('if the cards contain no answer, the page says so and offers no insight', async () => {
  server.on(asking, () => answer({ outcome: 'not_in_cards', sentences: [], cards: [] }));
  await open('/projects/p/ask?q=Why%3F');
  await button('Ask').click();
  await expect.element(page.getByRole('heading', { name: 'The cards don’t say.' })).toBeVisible();
  expect(button('Create an insight from it').elements()).toEqual([]);
});

test('a failed answer shows the reason, and can be tried again', async () => {
  server.on(asking, () => failure('assistance_failed'));
  await open('/projects/p/ask?q=Why%3F');
  await button('Ask').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  server.on(asking, () => answer());
  await button('Try again').click();
  await expect.element(page.getByRole('link', { name: 'Card trees' })).toBeVisible();
});

test('a card without a passage that says it is named alone', async () => {
  server.on(asking, () => answer({ cards: [{ ...card('trees'), passage: '' }] }));
  await open('/projects/p/ask?q=Why%3F');
  await button('Ask').click();
  const listed = page.getByRole('region', { name: 'Answer' }).getByRole('listitem');
  await expect.element(listed).toBeVisible();
  expect(listed.element().querySelectorAll('p')).toHaveLength(0);
});

test('an answer becomes an insight with its evidence in one step', async () => {
  server.on('POST /v1/projects/{id}/insights', () => failure('internal'));
  await open('/projects/p/ask?q=Why%3F');
  await button('Ask').click();
  await button('Create an insight from it').click();
  await expect
    .poll(() => server.calls('POST /v1/projects/{id}/insights').map(({ body }) => body))
    .toMatchObject([
      {
        data: {
          attributes: { title: 'What about heat?', description: 'Cities plant trees.', card_slugs: ['trees'] },
        },
      },
    ]);
});

test('after a lost response an insight from an answer is asked for with the same key, and from another answer with another', async () => {
  server.breaks('POST /v1/projects/{id}/insights');
  const keys = () =>
    server.calls('POST /v1/projects/{id}/insights').map(({ body }) => {
      return (body as { data: { attributes: { creation_key: string } } }).data.attributes.creation_key;
    });
  await open('/projects/p/ask?q=Why%3F');
  await button('Ask').click();
  for (const attempts of [1, 2]) {
    await button('Create an insight from it').click();
    await expect.poll(() => keys().length).toBe(attempts);
  }
  server.on(asking, () => answer({ question: 'Why not?' }));
  await question.fill('Why not?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.calls(asking).length).toBe(2);
  await button('Create an insight from it').click();
  await expect.poll(() => keys().length).toBe(3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a long question becomes a title that an insight can have, and its text contains the whole question', async () => {
  const long = `${'Which cities plant trees, '.repeat(7)}and what about 🌳🌳🌳🌳🌳🌳🌳🌳🌳🌳🌳🌳?`;
  server.on(asking, () => answer({ question: long })).on('POST /v1/projects/{id}/insights', () => failure('internal'));
  await open(`/projects/p/ask?q=${encodeURIComponent(long)}`);
  await button('Ask').click();
  await button('Create an insight from it').click();
  await expect.poll(() => server.calls('POST /v1/projects/{id}/insights').length).toBe(1);
  const [call] = server.calls('POST /v1/projects/{id}/insights');
  const { data } = (call?.body ?? {}) as { data?: { attributes: { title: string; description: string } } };
  const { title = '', description = '' } = data?.attributes ?? {};
  expect(title.length).toBeLessThanOrEqual(limits.titleLength);
  expect(title).toMatch(/^Which cities plant trees, .*…$/);
  expect(title.isWellFormed()).toBe(true);
  expect(description).toBe(`${long}\n\nCities plant trees.`);
});

/** What administrators read, and what others do. */
const ways = [
  {
    ai: false,
    assistance: true,
    allowed: true,
    link: 'Connect a model',
    others: /administrators of this installation/,
  },
  { ai: false, assistance: false, allowed: true, link: 'Switch drafting on', others: /Drafting is switched off/ },
  { ai: true, assistance: true, allowed: false, link: undefined, others: /administrators can allow it/ },
];

test.each(ways)('without a model, Ask says what one would do and how it is connected: %j', async (way) => {
  const { ai, assistance, allowed, link, others } = way;
  server
    .on('GET /config', () => siteConfig({ features: { ...features, ai, assistance } }))
    .on('GET /v1/projects/{id}', () => ({
      data: { ...scan, attributes: { ...scan.attributes, ai_allowed: allowed } },
    }));
  await open('/projects/p/ask?q=Why+do+cities+plant+trees%3F');
  await expect.element(page.getByText(/^A model would answer questions from the cards/)).toBeVisible();
  if (link) await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', '/admin/ai');
  else await expect.element(page.getByText(others)).toBeVisible();
  expect(page.getByRole('navigation').getByRole('link', { name: 'Ask' }).elements()).toEqual([]);

  server.on('GET /v1/me', () =>
    me({
      permissions: { is_global_admin: false, workspaces: [{ slug: 'w', role: 'workspace_admin' }], projects: [] },
    }),
  );
  await open('/projects/p/ask');
  await expect.element(page.getByText(others)).toBeVisible();
  expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /model|drafting/i })
      .elements(),
  ).toEqual([]);
});

test('without a model, a question leads to the search: as it is, or one of its words', async () => {
  setModel(false);
  await open('/projects/p/ask?q=Why+do+cities+plant+trees%3F');
  const words = page.getByRole('textbox', { name: 'Words in the cards' });
  await expect.element(words).toHaveValue('Why do cities plant trees?');
  await page.getByRole('link', { name: 'cities', exact: true }).click();
  await expect.poll(address).toBe('/projects/p/cards?q=cities');

  await open('/projects/p/ask');
  await words.fill('tree planting');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/projects/p/cards?q=tree+planting');
  expect(server.calls(asking)).toEqual([]);
});

test('without a model, no signals are drafted: the dialog says what a model would do', async () => {
  setModel(false);
  await open('/projects/p/cards');
  await expect.element(page.getByRole('link', { name: 'New card' }).first()).toBeVisible();
  expect(page.getByRole('link', { name: 'Draft signals' }).elements()).toEqual([]);
  await open('/projects/p/cards/generate');
  await expect.element(page.getByText(/^A model would draft signals on a question/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Connect a model' })).toHaveAttribute('href', '/admin/ai');
  expect(button('Draft them').elements()).toEqual([]);
  // Control.
  setModel(true);
  await open('/projects/p/cards/generate');
  await expect.element(button('Draft them')).toBeVisible();
});

test('drafted signals are reviewed, survive leaving the screen, and only the chosen ones become cards', async () => {
  server.on(drafting, () => signals(['Heat pumps', 'Cool roofs'])).on('POST /v1/cards', () => failure('internal'));
  await open('/projects/p/cards/generate');
  await expect.element(question).toHaveValue('What about heat?');
  await button('Draft them').click();
  await expect.poll(address).toBe('/projects/p/cards/generate-edit');
  await expect.element(page.getByRole('link', { name: 'https://example.org/heat' }).first()).toBeVisible();
  await expect.element(button('Keep as draft cards')).toBeDisabled();

  await open('/projects/p/cards/generate-edit');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect.element(title.nth(1)).toHaveValue('Cool roofs');
  await title.nth(1).fill('Cool white roofs');
  await page.getByRole('checkbox', { name: 'Keep this one' }).nth(1).click();
  await button('Keep 1 as a draft card').click();
  await expect
    .poll(() => server.calls('POST /v1/cards').map(({ body }) => body))
    .toMatchObject([
      { data: { attributes: { title: 'Cool white roofs', public: false, ai_assistant: true, drafter: byModel } } },
    ]);
  // It could not be stored, so it stays on the screen.
  await expect.element(title.nth(1)).toHaveValue('Cool white roofs');
});

test.each([
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
])('no text is visible below the buttons of the review at a width of $width pixels', async ({ width, height }) => {
  server.on(drafting, () => signals(['Heat pumps', 'Cool roofs', 'Green walls', 'Shade']));
  await page.viewport(width, height);
  await open('/projects/p/cards/generate');
  await button('Draft them').click();
  await expect.element(button('Keep as draft cards')).toBeVisible();
  const foot = button('Keep as draft cards').element().parentElement as HTMLElement;
  let frame = foot.parentElement as HTMLElement;
  while (getComputedStyle(frame).overflowY !== 'auto') frame = frame.parentElement as HTMLElement;
  expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
  for (const top of [0, 120, frame.scrollHeight]) {
    frame.scrollTop = top;
    expect(bottomOf(foot)).toBe(bottomOf(frame));
  }
});

test('signals name what drafted them and the cards they are based on, and can be discarded', async () => {
  server.on(drafting, () => signals(['More about heat'], [card('trees')]));
  await open('/projects/p/cards/generate');
  await button('Draft them').click();
  await expect.element(page.getByText('Drafted with AI, by the model small-1. Please check it.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Card trees' })).toBeVisible();
  await button('Discard “More about heat”').click();
  await expect.element(page.getByText('No drafted signals are waiting on this device.')).toBeVisible();
});

/** Opens the review of drafted signals with these titles. */
async function review(...titles: string[]): Promise<void> {
  server.on(drafting, () => signals(titles));
  await open('/projects/p/cards/generate');
  await button('Draft them').click();
  await expect.element(titleField(titles.length - 1)).toHaveValue(titles.at(-1));
}

const titleField = (at: number) => page.getByRole('textbox', { name: 'Title' }).nth(at);
const titles = () =>
  page
    .getByRole('textbox', { name: 'Title' })
    .elements()
    .map((field) => (field as HTMLInputElement).value);
const choose = (at: number) => page.getByRole('checkbox', { name: 'Keep this one' }).nth(at).click();

/** Presses the button of the toast about a discarded signal. The toast is over the dialog. */
async function undo(): Promise<void> {
  const action = page.getByRole('listitem').filter({ hasText: 'Discarded' }).getByRole('button', { name: 'Undo' });
  await expect.element(action).toBeInTheDocument();
  (action.element() as HTMLElement).click();
}

test('undo puts a discarded signal back at its place, and takes back nothing that was done since', async () => {
  server.on('POST /v1/cards', () => storedCard({ public: false }));
  await review('Heat pumps', 'Cool roofs', 'Shade sails');
  await choose(1);
  await button('Discard “Heat pumps”').click();
  await button('Keep 1 as a draft card').click();
  await expect.poll(titles).toEqual(['Shade sails']);
  await titleField(0).fill('Shade sails over schools');
  await undo();
  await expect.poll(titles).toEqual(['Heat pumps', 'Shade sails over schools']);
  await expect.element(button('Keep as draft cards')).toBeDisabled();
});

test('undo puts the last signal back after the list has become empty', async () => {
  await review('Heat pumps');
  await button('Discard “Heat pumps”').click();
  await expect.element(page.getByText('No drafted signals are waiting on this device.')).toBeVisible();
  await undo();
  await expect.poll(titles).toEqual(['Heat pumps']);
});

test('a signal edited while others become cards keeps its new text', async () => {
  const answers: (() => void)[] = [];
  server.on(
    'POST /v1/cards',
    () => new Promise((done) => answers.push(() => done(storedCard({ slug: `c${answers.length}`, public: false })))),
  );
  await review('Heat pumps', 'Cool roofs', 'Shade sails');
  await choose(0);
  await choose(1);
  await button('Keep 2 as draft cards').click();
  await expect.poll(() => answers.length).toBe(1);
  await titleField(2).fill('Shade sails over schools');
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.poll(titles).toEqual(['Shade sails over schools']);
});

/** Opens the review over the list of cards, and starts to make cards of all signals. Returns the answers of the calls. */
async function keepAllOverTheList(...titles: string[]): Promise<(() => void)[]> {
  const answers: (() => void)[] = [];
  server
    .on(drafting, () => signals(titles))
    .on(
      'POST /v1/cards',
      () => new Promise((done) => answers.push(() => done(storedCard({ slug: `c${answers.length}`, public: false })))),
    );
  await open('/projects/p/cards');
  await page.getByRole('link', { name: 'Draft signals' }).first().click();
  await button('Draft them').click();
  await expect.element(titleField(titles.length - 1)).toHaveValue(titles.at(-1));
  for (const at of titles.keys()) await choose(at);
  await page.getByRole('button', { name: /^Keep \d+ as/ }).click();
  await expect.poll(() => answers.length).toBe(1);
  return answers;
}

test('signals that are becoming cards are not sent again from a review that was closed and opened again', async () => {
  const answers = await keepAllOverTheList('Heat pumps', 'Cool roofs');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
  await page.getByRole('link', { name: 'Draft signals' }).first().click();
  await page.getByRole('link', { name: 'Review them' }).click();
  await expect.element(button('Keep 2 as draft cards')).toHaveAttribute('aria-busy', 'true');
  (button('Keep 2 as draft cards').element() as HTMLElement).click();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.poll(titles).toEqual([]);
  const sent = server.calls('POST /v1/cards').map(({ body }) => body);
  expect(sent).toMatchObject(['Heat pumps', 'Cool roofs'].map((title) => ({ data: { attributes: { title } } })));
});

test('when the last signal has become a card, a user who has left the review stays where they are', async () => {
  const answers = await keepAllOverTheList('Heat pumps');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
  await page.getByRole('navigation').getByRole('link', { name: 'Ask' }).click();
  await expect.poll(address).toBe('/projects/p/ask');
  answers[0]?.();
  await expect.element(page.getByText('1 draft card created')).toBeVisible();
  await expect.element(question).toBeVisible();
  expect(address()).toBe('/projects/p/ask');
});
