import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

/** A little more than a row of the list, so that other rows of it come near in every frame. */
const pixelsPerFrame = 60;

type View = 'grid' | 'list';

async function openLongList(view: View) {
  await page.viewport(1280, 800);
  const desk = workspace('w', 'Desk');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }).data);
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => wholePage(cards));
  await open(`/projects/p/cards?view=${view}`);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Card 1' }).first()).toBeVisible();
  // Rows below the window are rendered after the start.
  const lastRow = () => [...document.querySelectorAll('li[data-index]')].at(-1)?.getBoundingClientRect();
  await expect.poll(() => lastRow()?.top).toBeGreaterThan(innerHeight);
}

const cardInTheMiddle = () => {
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-index]')];
  return cards.find((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return top <= innerHeight / 2 && bottom >= innerHeight / 2 - 20;
  });
};

/** What the user sees in the middle: a whole card, which ends with its day, only its title, or nothing. */
function detailInTheMiddle() {
  const item = cardInTheMiddle();
  if (!item?.querySelector('h2')) return 'none';
  return item.querySelector('time') ? 'full' : 'brief';
}

interface Device {
  /** Milliseconds from one frame to the next. */
  readonly frame: number;
  /** Milliseconds from when a frame is due until its callbacks run, in every other frame. */
  readonly lag?: number;
}

/** Waits until a frame has ended, and what is measured at its end has been measured by its clocks. */
const frameEnded = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/**
 * Holds back what the page wants to do in its next frame until `pass`, so that the page has exactly the frames that a
 * test lets pass. The browser has more of them, and at other times, while the machine is busy.
 */
function holdFrames() {
  const request = window.requestAnimationFrame.bind(window);
  const waiting = new Map<number, FrameRequestCallback>();
  let last = 0;
  const held = [
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      last += 1;
      waiting.set(last, callback);
      return last;
    }),
    vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void waiting.delete(id)),
  ];
  const run = () => {
    const due = [...waiting];
    for (const [id, callback] of due) {
      // One callback may have cancelled another.
      if (waiting.delete(id)) callback(performance.now());
    }
  };
  return {
    /** Waits until a frame has passed: its scroll event, what the page does in it, and what it measures at its end. */
    pass: () =>
      new Promise<void>((resolve) =>
        request(() => {
          run();
          setTimeout(() => setTimeout(resolve));
        }),
      ),
    /** Gives the frames back to the browser. */
    release() {
      for (const spy of held) spy.mockRestore();
      run();
    },
  };
}

/**
 * Longer than a device counts as slow. A list that is opened where the page was scrolled before scrolls to its top, and
 * a busy machine may then miss frames by the real clocks.
 */
const forgottenAfterMs = 1100;

/**
 * Scrolls frame by frame and returns what was in the middle in each frame. The clocks of the page are those of a
 * device, however fast this machine is.
 */
async function scroll(frames: number, { frame, lag = 0 }: Device, pixels = pixelsPerFrame): Promise<string[]> {
  let due = performance.now() + forgottenAfterMs;
  let late = 0;
  const clocks = [
    vi.spyOn(performance, 'now').mockImplementation(() => due + late),
    vi.spyOn(document.timeline, 'currentTime', 'get').mockImplementation(() => due),
  ];
  const held = holdFrames();
  const restore = () => {
    for (const clock of clocks) clock.mockRestore();
    held.release();
  };
  onTestFinished(restore);
  const seen: string[] = [];
  for (let passed = 0; passed < frames; passed += 1) {
    due += frame;
    late = passed % 2 === 0 ? lag : 0;
    scrollBy({ top: pixels, behavior: 'instant' });
    await held.pass();
    seen.push(detailInTheMiddle());
  }
  restore();
  return seen;
}

const fast = { frame: 16 };
const slow = { frame: 50 };

/** Each view, and for how many frames it can be scrolled: as far as the first page of cards goes. */
const views = [
  ['grid', 75],
  ['list', 30],
] as const;

test.each(views)('whole cards are shown in every frame of a %s that is scrolled fast', async (view, frames) => {
  await openLongList(view);
  expect(new Set(await scroll(frames, fast))).toEqual(new Set(['full']));
  expect(scrollY).toBe(frames * pixelsPerFrame);
});

test('a list that is scrolled by more than two rows per frame shows its cards', async () => {
  await openLongList('list');
  expect(await scroll(15, fast, 2 * pixelsPerFrame)).not.toContain('none');
});

/** Devices that have no time: one that misses frames, and one whose frames start late. */
const busyDevices = [
  ['misses frames', slow],
  ['starts every other frame late', { frame: 16, lag: 8 }],
] as const;

test.each(busyDevices.flatMap(([is, device]) => views.map(([view, frames]) => ({ is, device, view, frames }))))(
  'a device that $is shows titles while a $view is scrolled fast, and the rest when it rests',
  async ({ device, view, frames }) => {
    await openLongList(view);
    const seen = await scroll(frames, device);
    expect(seen).toContain('brief');
    expect(seen).not.toContain('none');
    await expect.poll(detailInTheMiddle).toBe('full');
    const titles = () => document.querySelectorAll('li[data-index] h2').length;
    await expect.poll(() => document.querySelectorAll('li[data-index] time').length).toBe(titles());
  },
);

test.each(views)('cards that come near while a slow device scrolls from the top of a %s stay brief', async (view) => {
  await openLongList(view);
  const cards = () => [...document.querySelectorAll<HTMLElement>('li[data-index]:has(h2)')];
  const shown = cards().length;
  await scroll(15, slow);
  const added = cards().filter(({ dataset }) => Number(dataset.index) >= shown);
  expect(added).not.toEqual([]);
  expect(added.filter((item) => item.querySelector('time'))).toEqual([]);
});

test('a card that gets the focus while only its title is shown keeps it', async () => {
  await openLongList('list');
  await scroll(30, slow);
  const item = cardInTheMiddle();
  expect(detailInTheMiddle()).toBe('brief');
  const link = item?.querySelector('a');
  link?.focus({ preventScroll: true });
  await expect.poll(() => item?.querySelector('time')).toBeTruthy();
  expect(document.activeElement).toBe(link);
});

test.each(views)('the browser can reuse what it painted of each card of a %s', async (view) => {
  await openLongList(view);
  // It cannot if the link, which covers the card, is inside an element that clips, or if the card has a border.
  const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  for (const item of document.querySelectorAll('li[data-index]')) {
    const around: Element[] = [];
    for (let at = item.querySelector('a')?.parentElement; at && at !== item; at = at.parentElement) around.push(at);
    expect(around).not.toEqual([]);
    expect(around.filter(clips)).toEqual([]);
    if (view === 'grid') expect(getComputedStyle(item).borderWidth).toBe('0px');
  }
});

/** How a user closes an opened card. */
const closings = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its button': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click(),
  'the way back': () => history.back(),
};

test.each(Object.entries(closings))('closing a card by %s leaves the list where it was', async (_, close) => {
  await openLongList('grid');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }));
  answerOpenedCard(card())
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards.map(({ data }) => data)))
    .on('GET /v1/cards/{id}', ({ params }) => cards.find(({ data }) => data.attributes.slug === params.id) ?? card());
  for (const top of [0, 610]) {
    scrollTo({ top, behavior: 'instant' });
    await frameEnded();
    const links = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('li[data-index] a')].filter((link) => {
        const { top, bottom } = (link.closest('li') as HTMLElement).getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
    // The first and the last are cut off by the edge of the window.
    for (const at of [0, -1]) {
      const link = links().at(at);
      const slug = link?.dataset.card;
      link?.click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await close();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.poll(() => (document.activeElement as HTMLElement).dataset.card).toBe(slug);
      await frameEnded();
      expect(scrollY).toBe(top);
    }
  }
});

test('a card that was reached by the keys and is outside the window is shown in the list when it is closed', async () => {
  await openLongList('list');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }));
  answerOpenedCard(card())
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards.map(({ data }) => data)))
    .on('GET /v1/cards/{id}', ({ params }) => cards.find(({ data }) => data.attributes.slug === params.id) ?? card());
  // The first card that is outside the window, and the one before it.
  const rows = [...document.querySelectorAll<HTMLElement>('li[data-index]')];
  const outside = rows.find((row) => row.getBoundingClientRect().top >= innerHeight);
  const index = Number(outside?.dataset.index);
  document.querySelector<HTMLAnchorElement>(`[data-card="c${index - 1}"]`)?.click();
  await expect.poll(() => location.pathname).toBe(`/projects/p/cards/c${index - 1}`);
  await userEvent.keyboard('j');
  await expect.poll(() => location.pathname).toBe(`/projects/p/cards/c${index}`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.card).toBe(`c${index}`);
  const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});
