import type { ChangeEvent } from '@foreglow/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '#platform/db/changes.repo.ts';
import { ChangeStream } from './change-stream.ts';
import type { ScopeState } from './states.read-model.ts';

const project = 3;
const change = (type: Change['type'], version: number): Change => ({
  type,
  workspace_id: 1,
  project_id: project,
  project_slug: 'scan',
  user_id: null,
  version,
});
const stateAt = (version: number): ScopeState => ({
  workspaceId: 1,
  workspaceSlug: 'desk',
  projectSlug: 'scan',
  version: 0,
  projects: new Map([[project, { version, conclusionsVersion: 0, cardsVersion: 0 }]]),
  reader: { id: 7, notifications: 0 },
});

let stream: ChangeStream;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  stream.stop();
  vi.useRealTimers();
});

/** A stream whose reads of the state end when the test provides the result, and which records the events sent. */
interface Opening {
  readonly heardBefore?: readonly Change[];
  /** Earlier changes, and the age of each. */
  readonly ages?: ReadonlyMap<Change, number>;
  readonly caughtUp?: boolean;
}

async function open({ heardBefore = [], ages = new Map(), caughtUp = true }: Opening = {}) {
  const readings: ((state: ScopeState) => void)[] = [];
  const sent: ChangeEvent[] = [];
  const read = () => new Promise<ScopeState>((resolve) => readings.push(resolve));
  const sink = { send: (_id: string, event: ChangeEvent) => void sent.push(event), end: () => undefined };
  const past = {
    caughtUp: async () => caughtUp,
    quietMs: (isOne: (change: Change) => boolean) =>
      Math.min(...[...ages].filter(([change]) => isOne(change)).map(([, age]) => age)),
  };
  stream = new ChangeStream(read, sink, undefined, past);
  const finish = async (version: number) => {
    readings.shift()?.(stateAt(version));
    // Code that waits for the read continues before this resolves.
    await new Promise(setImmediate);
  };
  stream.checkAgain();
  for (const each of heardBefore) stream.hear(each);
  await finish(0);
  const first = sent[0];
  return {
    finish,
    quiet: () => first?.quiet_ms,
    sent: () => sent.splice(0).map(({ type, version }) => [type, version]),
  };
}

it('passes on a change that does not affect rights immediately, and reads the rights before passing on any other', async () => {
  const { sent, finish } = await open();
  expect(sent()).toEqual([['ready', 0]]);
  stream.hear(change('comments', 1));
  expect(sent()).toEqual([['comments', 1]]);
  stream.hear(change('members', 2));
  expect(sent()).toEqual([]);
  await finish(2);
  expect(sent()).toEqual([['members', 2]]);
});

it('passes on nothing before a change that waits for rights to be read', async () => {
  const { sent, finish } = await open();
  sent();
  stream.hear(change('members', 1));
  stream.hear(change('comments', 2));
  expect(sent()).toEqual([]);
  // The first read is from between the two.
  await finish(1);
  await finish(2);
  expect(sent()).toEqual([
    ['members', 1],
    ['comments', 2],
  ]);
});

it('passes on nothing before a change that waits for the message of another one', async () => {
  const { sent, finish } = await open();
  sent();
  stream.hear(change('members', 1));
  // The state already includes a second change, whose message has not arrived.
  await finish(2);
  expect(sent()).toEqual([]);
  stream.hear(change('comments', 2));
  await finish(2);
  expect(sent()).toEqual([
    ['members', 1],
    ['comments', 2],
  ]);
});

it('allows a message its full time, however many others arrive in the meantime', async () => {
  const { sent, finish } = await open();
  sent();
  stream.hear(change('members', 1));
  await finish(3);
  stream.hear(change('comments', 2));
  await finish(3);
  expect(sent()).toEqual([]);
  stream.hear(change('comments', 3));
  await finish(3);
  expect(sent()).toEqual([
    ['members', 1],
    ['comments', 2],
    ['comments', 3],
  ]);
  // The doubt has ended: the next message has its full time again.
  vi.advanceTimersByTime(1900);
  stream.hear(change('members', 4));
  await finish(5);
  vi.advanceTimersByTime(1900);
  expect(sent()).toEqual([]);
});

it('reports that anything may have changed once a message is lost', async () => {
  const { sent, finish } = await open();
  sent();
  stream.hear(change('members', 1));
  await finish(2);
  vi.advanceTimersByTime(2000);
  await finish(2);
  expect(sent()).toEqual([['changed', 0]]);
});

it('drops changes of other projects received before it has read its own state', async () => {
  const elsewhere = { ...change('project', 5), workspace_id: 2, project_id: 9, project_slug: 'other' };
  const { sent, finish } = await open({ heardBefore: [elsewhere] });
  await finish(0);
  stream.hear(change('comments', 1));
  expect(sent()).toEqual([
    ['ready', 0],
    ['comments', 1],
  ]);
});

it('reports the time since the last change that its reader may see', async () => {
  const ages = new Map([
    [change('cards', 1), 70],
    [{ ...change('cards', 1), workspace_id: 2, project_id: 9 }, 5],
  ]);
  const { sent, quiet } = await open({ ages });
  expect([sent(), quiet()]).toEqual([[['ready', 0]], 70]);
});

it('reports that the last change may be current while messages are missing', async () => {
  const { quiet } = await open({ ages: new Map([[change('cards', 1), 70]]), caughtUp: false });
  expect(quiet()).toBe(0);
});
