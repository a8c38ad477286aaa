import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '#platform/db/changes.repo.ts';
import { ChangeFeed } from './change-feed.ts';

const change = (project_id: number): Change => ({
  type: 'cards',
  workspace_id: 1,
  project_id,
  project_slug: 'scan',
  user_id: null,
  version: 1,
});

/** A feed, with functions that deliver a change and that report a new subscription. */
async function openFeed() {
  let hear: (message: string) => void = () => undefined;
  let listenAgain: () => void = () => undefined;
  const marks: string[] = [];
  const feed = new ChangeFeed(
    async (_channel, onMessage, onSubscribed) => {
      hear = onMessage;
      listenAgain = onSubscribed;
      onSubscribed();
      return { close: async () => undefined };
    },
    async (mark) => void marks.push(JSON.stringify({ mark })),
  );
  await feed.open();
  const quietIn = (project: number) => feed.quietMs(({ project_id }) => project_id === project);
  return {
    feed,
    marks,
    hearMark: (message: string) => hear(message),
    hear: (heard: Change) => hear(JSON.stringify(heard)),
    listenAgain: () => listenAgain(),
    quietIn,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns the time since the last change of a project', async () => {
  const { hear, quietIn } = await openFeed();
  vi.advanceTimersByTime(1000);
  hear(change(3));
  vi.advanceTimersByTime(200);
  hear(change(4));
  vi.advanceTimersByTime(50);
  expect([quietIn(3), quietIn(4), quietIn(5)]).toEqual([250, 50, 1250]);
});

it('remembers one minute, and nothing from before a new subscription', async () => {
  const { hear, listenAgain, quietIn } = await openFeed();
  hear(change(3));
  vi.advanceTimersByTime(90_000);
  hear(change(4));
  expect([quietIn(3), quietIn(4)]).toEqual([60_000, 0]);
  vi.advanceTimersByTime(30_000);
  listenAgain();
  vi.advanceTimersByTime(10);
  expect([quietIn(3), quietIn(4)]).toEqual([10, 10]);
});

it('has caught up once its own mark has arrived, and returns false if it does not arrive', async () => {
  const { feed, marks, hearMark } = await openFeed();
  const caughtUp = feed.caughtUp();
  const [mark = ''] = marks;
  hearMark(mark);
  expect(await caughtUp).toBe(true);
  const lost = feed.caughtUp();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await lost).toBe(false);
});
