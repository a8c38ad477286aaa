import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiErrorFrom, networkError } from '../http/api-error.ts';
import { Outbox, type OutboxOf } from './outbox.ts';
import { outboxes } from './outboxes.ts';
import { retryMs } from './sender.ts';

type Entry = readonly string[];

const pauseMs = 500;
const refused = apiErrorFrom(422, {});
const missing = apiErrorFrom(404, {});
const conflict = apiErrorFrom(409, {
  errors: [{ status: '409', code: 'edited_meanwhile', title: 'Edited', detail: 'Edited meanwhile.' }],
});

let window: EventTarget;
const goOnline = () => window.dispatchEvent(new Event('online'));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every test has outboxes of its own, since what is kept is not removed between them. */
let tests = 0;

/** An outbox of words and a server that saves them. `answers` are its next failures; it saves once there are none. */
function setUp({ answers = [], user = 'ada' }: { answers?: readonly (Error | undefined)[]; user?: string } = {}) {
  tests += 1;
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const server = { answers: [...answers], requests: [] as Entry[], saved: [] as string[], running: 0, read: 0 };
  const session = { user };
  const dropped: unknown[] = [];
  const held: (() => void)[] = [];
  const state = { holds: false };
  const definition: OutboxOf<Entry, number> = {
    key: `outbox-${tests}.${user}`,
    pauseMs,
    isSignedIn: () => session.user === user,
    read: (found) => found as Entry[],
    merge: (last, next) => (next.includes('alone') || last.includes('alone') ? undefined : [...last, ...next]),
    split: (words) => words.map((word) => [word]),
    send: async (words) => {
      server.requests.push(words);
      server.running += 1;
      expect(server.running).toBe(1);
      if (state.holds) await new Promise<void>((resolve) => held.push(resolve));
      else await Promise.resolve();
      server.running -= 1;
      const failure = server.answers.shift();
      if (failure) throw failure;
      if (words.includes('bad')) throw refused;
      server.saved.push(...words);
      return server.requests.length;
    },
    readAgain: async () => {
      server.read += 1;
    },
    onDropped: (error) => void dropped.push(error),
  };
  const answer = () => {
    for (const resolve of held.splice(0)) resolve();
    return advance(0);
  };
  return { outbox: new Outbox(definition), definition, server, session, dropped, state, answer };
}

test('entries made during the pause are sent together, those made during a request after it', async () => {
  const { outbox, server, state, answer } = setUp();
  state.holds = true;
  outbox.push(['a']);
  outbox.push(['b']);
  await advance(pauseMs);
  outbox.push(['c']);
  outbox.push(['d']);
  await advance(10 * pauseMs);
  expect(server.requests).toEqual([['a', 'b']]);
  await answer();
  await answer();
  expect(server.requests).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(outbox.waiting.get()).toEqual({ entries: [], failed: false, answer: 2 });
});

test('entries that cannot be merged are sent one after the other', async () => {
  const { outbox, server } = setUp();
  for (const word of ['a', 'alone', 'b', 'c']) outbox.push([word]);
  await advance(pauseMs);
  expect(server.requests).toEqual([['a'], ['alone'], ['b', 'c']]);
});

test('after a temporary failure an entry is kept and sent again, also when the device is online again', async () => {
  const { outbox, server, dropped } = setUp({ answers: [networkError(), apiErrorFrom(503, {})] });
  outbox.push(['a']);
  await advance(pauseMs);
  expect(outbox.waiting.get()).toEqual({ entries: [['a']], failed: true, answer: undefined });
  goOnline();
  await advance(0);
  expect(server.requests).toHaveLength(2);
  await advance(retryMs);
  expect([server.saved, server.requests.length, dropped]).toEqual([['a'], 3, []]);
  await advance(10 * retryMs);
  expect(server.requests).toHaveLength(3);
});

test('entries are kept on the device until they are saved, and found there by the next page', async () => {
  const { outbox, definition, server } = setUp({ answers: [networkError()] });
  outbox.push(['a']);
  outbox.push(['alone']);
  const next = new Outbox(definition);
  expect(next.waiting.get().entries).toEqual([['a'], ['alone']]);
  await advance(pauseMs);
  expect(new Outbox(definition).waiting.get().entries).toEqual([['a'], ['alone']]);
  await advance(retryMs);
  expect(server.saved).toEqual(['a', 'alone']);
  expect(new Outbox(definition).waiting.get().entries).toEqual([]);
});

test('a refused entry is split, what is refused alone is dropped with a notice, and all others are saved', async () => {
  const { outbox, server, dropped } = setUp();
  for (const word of ['a', 'bad', 'c', 'alone']) outbox.push([word]);
  await advance(pauseMs);
  expect([server.saved, dropped]).toEqual([['a', 'c', 'alone'], [refused]]);
});

test('if what the entries change is gone, all are dropped with one notice', async () => {
  const { outbox, server, dropped } = setUp({ answers: [missing] });
  for (const word of ['a', 'alone']) outbox.push([word]);
  await advance(pauseMs);
  expect([server.requests, outbox.waiting.get().entries, dropped]).toEqual([[['a']], [], [missing]]);
});

test('after a conflict an entry is sent again on the state read again, but not for ever', async () => {
  const few = setUp({ answers: [conflict, conflict] });
  few.outbox.push(['a']);
  await advance(pauseMs);
  expect([few.server.saved, few.server.read, few.dropped]).toEqual([['a'], 2, []]);
  const many = setUp({ answers: Array.from({ length: 9 }, () => conflict) });
  many.outbox.push(['a']);
  await advance(pauseMs);
  expect([many.server.read, many.server.requests.length, many.dropped]).toEqual([3, 4, [conflict]]);
});

test.each([
  ['the same user', 'ada', ['a', 'b']],
  ['another user', 'bob', []],
])('in a session of %s the entries are sent, or stay on the device of their user', async (_, user, saved) => {
  const { outbox, definition, server, session } = setUp();
  outbox.push(['a']);
  outbox.push(['b']);
  session.user = user;
  await advance(pauseMs);
  goOnline();
  outbox.sendNow();
  await advance(10 * retryMs);
  expect(server.saved).toEqual(saved);
  session.user = 'ada';
  await new Outbox(definition).saved();
  expect(server.saved).toEqual(['a', 'b']);
});

test('the next user does not find the entries of the last one', () => {
  const { outbox, definition } = setUp();
  outbox.push(['a']);
  const { outbox: ofNext } = setUp({ user: 'bob' });
  expect([ofNext.waiting.get().entries, new Outbox(definition).waiting.get().entries]).toEqual([[], [['a']]]);
});

test('whoever waits for the entries learns that they are saved, or why they cannot be saved now', async () => {
  const { outbox, server } = setUp({ answers: [networkError()] });
  outbox.push(['a']);
  await expect(outbox.saved()).rejects.toMatchObject({ status: 0 });
  await outbox.saved();
  expect(server.saved).toEqual(['a']);
});

test('an outbox is found again by its key, and sends what waits', async () => {
  const { definition, server } = setUp();
  const client = new QueryClient();
  const find = outboxes(({ key }: { client: QueryClient; key: string }) => ({ ...definition, key }));
  const first = find({ client, key: `${definition.key}.1` });
  first.push(['a']);
  expect(find({ client, key: `${definition.key}.2` })).not.toBe(first);
  expect(server.requests).toEqual([]);
  expect(find({ client, key: `${definition.key}.1` })).toBe(first);
  await advance(0);
  expect(server.saved).toEqual(['a']);
});

test('whatever fails and whenever entries are made, each is saved once and in order', async () => {
  const failures = [networkError(), apiErrorFrom(500, {}), conflict, undefined, undefined];
  const steps = fc.array(
    fc.record({ alone: fc.constantFrom(true, false, false), pause: fc.nat({ max: 2 * retryMs }) }),
    {
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.constantFrom(...failures), { maxLength: 12 }), async (made, given) => {
      // No more than two conflicts in a row: after three the entry is dropped.
      const answers = given.filter(
        (one, at) => one !== conflict || given.slice(Math.max(at - 2, 0), at).includes(undefined),
      );
      const { outbox, server, dropped } = setUp({ answers });
      const words = made.map(({ alone }, at) => [`${at}`, ...(alone ? ['alone'] : [])]);
      for (const [at, { pause }] of made.entries()) {
        outbox.push(words[at] ?? []);
        await advance(pause);
      }
      await advance(20 * retryMs);
      expect([server.saved, outbox.waiting.get().entries, dropped]).toEqual([words.flat(), [], []]);
      // Only what got no answer, or was in conflict, was sent again.
      expect(server.requests.length).toBeLessThanOrEqual(words.length + answers.filter(Boolean).length);
    }),
    { numRuns: 100 },
  );
});
