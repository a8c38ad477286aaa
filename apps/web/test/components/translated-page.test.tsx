import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { wholePage } from './support/samples.ts';
import { translatePage } from './support/translation.ts';

standInForEachTest();

const titles = { a: 'Ants build', c: 'Robots dance', z: 'Zebras rest' };
const cards = Object.entries(titles).map(([slug, title]) => card({ slug, title }));

async function openTranslated(address: string): Promise<void> {
  answerOpenedCard()
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards.map(({ data }) => data)))
    .on('GET /v1/cards/{id}', ({ params }) => cards.find(({ data }) => data.attributes.slug === params.id) ?? card());
  await open(address);
  await expect.element(page.getByText('Robots dance').first()).toBeVisible();
  translatePage();
  await expect.element(page.getByText('«Robots dance»').first()).toBeVisible();
}

test('an opened card of a translated page shows the title of each card that follows', async () => {
  await openTranslated('/projects/p/cards/c');
  const heading = page.getByRole('dialog').getByRole('heading').first();
  await expect.element(heading).toHaveTextContent('«Robots dance»');
  await userEvent.keyboard('j');
  await expect.element(heading).toHaveTextContent('«Zebras rest»');
  await userEvent.keyboard('kk');
  await expect.element(heading).toHaveTextContent('«Ants build»');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Zebras rest' })).toBeVisible();
});

test('the list of a translated page counts what is selected, and stays when the palette was open', async () => {
  await openTranslated('/projects/p/cards');
  await page.getByRole('checkbox', { name: /Zebras rest/ }).click();
  const bar = page.getByRole('region', { name: /selected|selection/i });
  await expect.element(bar).toHaveTextContent('«1 selected»');
  await page.getByRole('checkbox', { name: /Ants build/ }).click();
  await expect.element(bar).toHaveTextContent('«2 selected»');
  for (const _ of [1, 2]) {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('combobox');
    await palette.fill('ins');
    await palette.fill('');
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Zebras rest' })).toBeVisible();
});

/** Texts beside others that come, change, move and go: what a translation breaks. */
function Mixed({ drive }: { readonly drive: (set: (state: Shown) => void) => void }) {
  const [{ before, text, after, order }, set] = useState<Shown>({ before: '', text: 'one', after: '', order: 'ab' });
  drive(set);
  const items = [...order].map((key) => createElement('i', { key }, key));
  return createElement('p', null, before, before && createElement('b', null, 'B'), text, after, items, ' end');
}

interface Shown {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly order: string;
}

test('texts beside others are right after any change of a translated page', async () => {
  await openTranslated('/projects/p/cards');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let change: (state: Shown) => void = () => undefined;
  flushSync(() =>
    root.render(
      createElement(Mixed, {
        drive: (set) => {
          change = set;
        },
      }),
    ),
  );
  const translated = () => new Promise((resolve) => setTimeout(resolve));
  const texts = ['', 'x', 'yy'];
  let seed = 7;
  const any = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 200; round += 1) {
    const state = {
      before: texts[any(3)] ?? '',
      text: texts[any(3)] ?? '',
      after: texts[any(3)] ?? '',
      order: ['ab', 'ba', 'a', ''][any(4)] ?? '',
    };
    flushSync(() => change(state));
    // Sometimes the page changes again before it has been translated.
    if (any(3) > 0) await translated();
    const { before, text, after, order } = state;
    const expected = [before, before && 'B', text, after, order, ' end'].join('');
    expect(place.textContent?.replace(/[«»]/g, '')).toBe(expected);
  }
  expect(place.querySelector('font')).not.toBeNull();
  flushSync(() => root.unmount());
  expect(place.textContent).toBe('');
});
