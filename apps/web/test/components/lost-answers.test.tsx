import type { CardAttributes, InsightAttributes, RadarAttributes, TrendAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { insight, trend } from './support/conclusions.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { radar } from './support/radars.ts';
import { wholePage } from './support/samples.ts';
import { failure, type Route } from './support/stand-in.ts';

// Calls that the server carries out, while the connection breaks before their answers.

standInForEachTest();

interface Given {
  readonly title: string;
  readonly creation_key?: string;
  readonly based_on?: string;
}
const given = (body: unknown) => (body as { readonly data: { readonly attributes: Given } }).data.attributes;
const sent = (route: Route) => server.calls(route).map(({ body }) => given(body));

/** The times of the states of an item, in their order. */
const momentOf = (state: number) => new Date(Date.UTC(2026, 0, 9, 12, 0, state)).toISOString();

/** What the stand-in has stored: one item for each key, and the number of its state. */
class Stored {
  readonly #keys: string[] = [];
  readonly titles: string[] = [];
  #state = 0;
  /** How many of the next answers get lost. */
  losing = 0;

  get state() {
    return { title: this.titles.at(-1) ?? '', created_at: momentOf(1), updated_at: momentOf(this.#state) };
  }

  get count(): number {
    return this.#keys.length;
  }

  create({ title, creation_key: key = 'none' }: Given): void {
    if (this.#keys.includes(key)) return;
    this.#keys.push(key);
    this.change(title);
  }

  change(title: string): void {
    this.#state += 1;
    this.titles.push(title);
  }

  isNewerThan(basedOn: string | undefined): boolean {
    return basedOn !== undefined && basedOn < momentOf(this.#state);
  }

  /** The answer, unless it gets lost. */
  answer<T>(answer: T): T {
    if (this.losing === 0) return answer;
    this.losing -= 1;
    throw new TypeError('Failed to fetch');
  }
}

let stored: Stored;
let drafted: boolean;
const cardNow = (changes: Partial<CardAttributes> = {}) => card({ ...stored.state, public: !drafted, ...changes });

beforeEach(() => {
  stored = new Stored();
  drafted = false;
  answerOpenedCard()
    .on('GET /v1/cards/{id}', () => cardNow())
    .on('GET /v1/projects/{id}/duplicates', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('POST /v1/cards', ({ body }) => {
      stored.create(given(body));
      return stored.answer(cardNow());
    })
    .on('PATCH /v1/cards/{id}', ({ body }) => {
      if (stored.isNewerThan(given(body).based_on)) return failure('edited_meanwhile');
      stored.change(given(body).title);
      return stored.answer(cardNow());
    });
});

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notSaved = page.getByText(/^Not saved: the server cannot be reached/);

test('a card whose answer was lost is not created again', async () => {
  stored.losing = 1;
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Publish card').click();
  await expect.element(notSaved).toBeVisible();
  await button('Publish card').click();
  await expect.poll(address).toBe('/projects/p/cards/c');
  expect(sent('POST /v1/cards')).toHaveLength(2);
  expect([stored.count, stored.titles]).toEqual([1, ['Robots dance']]);
});

test('what is typed after the lost answer changes the card that was created', async () => {
  stored.losing = 1;
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Publish card').click();
  await expect.element(notSaved).toBeVisible();
  await title.fill('Robots dance well');
  await button('Publish card').click();
  await expect.poll(address).toBe('/projects/p/cards/c');
  expect([stored.count, stored.titles]).toEqual([1, ['Robots dance', 'Robots dance well']]);
});

test('when others have changed that card meanwhile, the user is asked', async () => {
  stored.losing = 1;
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Publish card').click();
  await expect.element(notSaved).toBeVisible();
  stored.change('Theirs');
  await title.fill('Robots dance well');
  await button('Publish card').click();
  await expect.element(page.getByText('Somebody else has changed this card')).toBeVisible();
  expect([stored.count, stored.titles]).toEqual([1, ['Robots dance', 'Theirs']]);
});

test('the card is not created again after a reload either', async () => {
  stored.losing = 1;
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Publish card').click();
  await expect.element(notSaved).toBeVisible();
  await open('/projects/p/cards/create');
  await expect.element(title).toHaveValue('Robots dance');
  await button('Publish card').click();
  await expect.poll(address).toBe('/projects/p/cards/c');
  expect([stored.count, stored.titles]).toEqual([1, ['Robots dance']]);
});

test('another text is another card, if the one whose answer was lost is discarded', async () => {
  stored.losing = 1;
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await button('Publish card').click();
  await expect.element(notSaved).toBeVisible();
  await open('/projects/p/cards/create');
  await button('Discard').click();
  await title.fill('Bakers heat');
  await button('Publish card').click();
  await expect.poll(address).toBe('/projects/p/cards/c');
  expect([stored.count, stored.titles]).toEqual([2, ['Robots dance', 'Bakers heat']]);
});

test('a draft that is saved automatically stays one card when its first answer was lost', async () => {
  drafted = true;
  stored.losing = 1;
  await open('/projects/p/cards/create');
  await title.fill('Robots dance');
  await page.getByRole('radio', { name: 'Draft' }).click();
  await expect.poll(() => stored.losing).toBe(0);
  await title.fill('Robots dance well');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect([stored.count, stored.titles]).toEqual([1, ['Robots dance', 'Robots dance well']]);
  await title.fill('Robots dance very well');
  await expect.poll(() => stored.titles.at(-1)).toBe('Robots dance very well');
  expect(stored.count).toBe(1);
});

/** Changes the card, and loses the answers of some attempts. */
async function changeCard(losing: number): Promise<void> {
  stored.create({ title: 'Robots dance' });
  await open('/projects/p/cards/edit/c');
  await expect.element(title).toHaveValue('Robots dance');
  stored.losing = losing;
  await title.fill('Robots dance well');
  await button('Save').click();
  await expect.element(notSaved).toBeVisible();
}

test('a change whose answer was lost is no conflict with what is saved next', async () => {
  await changeCard(1);
  await title.fill('Robots dance very well');
  await button('Save').click();
  await expect.poll(address).toBe('/projects/p/cards/c');
  expect(stored.titles).toEqual(['Robots dance', 'Robots dance well', 'Robots dance very well']);
  expect(page.getByText('Somebody else has changed this card').elements()).toEqual([]);
});

test('nor is it when the server could not be reached at all in between', async () => {
  await changeCard(1);
  const change = 'PATCH /v1/cards/{id}';
  server.breaks(change);
  await title.fill('Robots dance very well');
  await button('Save').click();
  await expect.poll(() => sent(change).length).toBe(2);
  server.on(change, ({ body }) => {
    if (stored.isNewerThan(given(body).based_on)) return failure('edited_meanwhile');
    stored.change(given(body).title);
    return cardNow();
  });
  await title.fill('Robots dance best');
  await button('Save').click();
  await expect.poll(address).toBe('/projects/p/cards/c');
  expect(stored.titles).toEqual(['Robots dance', 'Robots dance well', 'Robots dance best']);
});

test('a change by others after the lost answer is a conflict', async () => {
  await changeCard(1);
  stored.change('Theirs');
  await button('Save').click();
  await expect.element(page.getByText('Somebody else has changed this card')).toBeVisible();
  expect(stored.titles.at(-1)).toBe('Theirs');
});

const insightNow = (changes: Partial<InsightAttributes> = {}) => insight({ ...stored.state, ...changes });
const trendNow = (changes: Partial<TrendAttributes> = {}) =>
  trend({ ...stored.state, direction: 'steady', ...changes });

test.each<[string, string, string, () => void]>([
  [
    'insight',
    '/projects/p/insights',
    'Create insight',
    () =>
      server
        .on('GET /v1/projects/{id}/insights', () => wholePage([]))
        .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insightNow())
        .on('POST /v1/projects/{id}/insights', ({ body }) => {
          stored.create(given(body));
          return stored.answer(insightNow());
        })
        .on('PATCH /v1/projects/{id}/insights/{conclusionId}', ({ body }) => {
          if (stored.isNewerThan(given(body).based_on)) return failure('edited_meanwhile');
          stored.change(given(body).title);
          return stored.answer(insightNow());
        }),
  ],
  [
    'trend',
    '/projects/p/trends',
    'Create trend',
    () =>
      server
        .on('GET /v1/projects/{id}/trends', () => wholePage([]))
        .on('GET /v1/projects/{id}/trends/{conclusionId}', () => trendNow())
        .on('POST /v1/projects/{id}/trends', ({ body }) => {
          stored.create(given(body));
          return stored.answer(trendNow());
        })
        .on('PATCH /v1/projects/{id}/trends/{conclusionId}', ({ body }) => {
          if (stored.isNewerThan(given(body).based_on)) return failure('edited_meanwhile');
          stored.change(given(body).title);
          return stored.answer(trendNow());
        }),
  ],
])(
  'also the %s whose answer was lost is created once, and gets what was typed since',
  async (_, at, create, answer) => {
    answer();
    stored.losing = 1;
    await open(`${at}/create`);
    await title.fill('One');
    await button(create).click();
    await expect.element(notSaved).toBeVisible();
    await title.fill('One, two');
    await button(create).click();
    await expect.poll(() => address().startsWith(`${at}/`) && !address().endsWith('/create')).toBe(true);
    expect([stored.count, stored.titles]).toEqual([1, ['One', 'One, two']]);
  },
);

test('also the radar whose answer was lost is created once, and gets what was typed since', async () => {
  const brief = {
    challenge: 'What will move our cities?',
    background: null,
    purpose: null,
    audience: null,
    domains: ['Energy', 'Food'],
    scope_in: null,
    scope_out: null,
    time_horizon: null,
    sources: null,
    version: 1,
    updated_at: null,
    updated_by: null,
  };
  const radarNow = (changes: Partial<RadarAttributes> = {}) => radar([], { ...stored.state, ...changes });
  server
    .on('GET /v1/projects/{id}/brief', () => ({ data: { type: 'briefs' as const, id: 'p', attributes: brief } }))
    .on('GET /v1/projects/{id}/trends', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radarNow())
    .on('POST /v1/projects/{id}/radars', ({ body }) => {
      stored.create(given(body));
      return stored.answer(radarNow());
    })
    .on('PATCH /v1/projects/{id}/radars/{radarId}', ({ body }) => {
      if (stored.isNewerThan(given(body).based_on)) return failure('edited_meanwhile');
      stored.change(given(body).title);
      return stored.answer(radarNow());
    });
  stored.losing = 1;
  await open('/projects/p/radars/create');
  await title.fill('Cities');
  await button('Create radar').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await title.fill('Cities in 2040');
  await button('Create radar').click();
  await expect.poll(address).toBe('/projects/p/radars/edit/r');
  expect([stored.count, stored.titles]).toEqual([1, ['Cities', 'Cities in 2040']]);
});
