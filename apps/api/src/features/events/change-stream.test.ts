import type { ChangeEvent } from '@foreglow/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../../platform/db/changes.repo.ts';
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

/** A stream whose readings of the state end when the test says what they read, and what it tells. */
interface Opening {
  readonly heardBefore?: readonly Change[];
  /** Earlier changes, and how long ago each was. */
  readonly ages?: ReadonlyMap<Change, number>;
  readonly caughtUp?: boolean;
}

async function open({ heardBefore = [], ages = new Map(), caughtUp = true }: Opening = {}) {
  const readings: ((state: ScopeState) => void)[] = [];
  const told: ChangeEvent[] = [];
  const read = () => new Promise<ScopeState>((resolve) => readings.push(resolve));
  const sink = { send: (_id: string, event: ChangeEvent) => void told.push(event), end: () => undefined };
  const past = {
    caughtUp: async () => caughtUp,
    quietMs: (isOne: (change: Change) => boolean) =>
      Math.min(...[...ages].filter(([change]) => isOne(change)).map(([, age]) => age)),
  };
  stream = new ChangeStream(read, sink, undefined, past);
  const finish = async (version: number) => {
    readings.shift()?.(stateAt(version));
    // What waits for the reading goes on before this is over.
    await new Promise(setImmediate);
  };
  stream.lookAgain();
  for (const each of heardBefore) stream.hear(each);
  await finish(0);
  const first = told[0];
  return {
    finish,
    quiet: () => first?.quiet_ms,
    told: () => told.splice(0).map(({ type, version }) => [type, version]),
  };
}

it('passes on at once what leaves rights as they are, and reads them before it tells anything else', async () => {
  const { told, finish } = await open();
  expect(told()).toEqual([['ready', 0]]);
  stream.hear(change('comments', 1));
  expect(told()).toEqual([['comments', 1]]);
  stream.hear(change('members', 2));
  expect(told()).toEqual([]);
  await finish(2);
  expect(told()).toEqual([['members', 2]]);
});

it('passes nothing on ahead of a change that waits for rights to be read', async () => {
  const { told, finish } = await open();
  told();
  stream.hear(change('members', 1));
  stream.hear(change('comments', 2));
  expect(told()).toEqual([]);
  // The first reading is from between the two.
  await finish(1);
  await finish(2);
  expect(told()).toEqual([
    ['members', 1],
    ['comments', 2],
  ]);
});

it('passes nothing on ahead of a change that waits for the word of another one', async () => {
  const { told, finish } = await open();
  told();
  stream.hear(change('members', 1));
  // The state shows a second change already, of which no word has come.
  await finish(2);
  expect(told()).toEqual([]);
  stream.hear(change('comments', 2));
  await finish(2);
  expect(told()).toEqual([
    ['members', 1],
    ['comments', 2],
  ]);
});

it('gives a word its time, however many others come meanwhile', async () => {
  const { told, finish } = await open();
  told();
  stream.hear(change('members', 1));
  await finish(3);
  stream.hear(change('comments', 2));
  await finish(3);
  expect(told()).toEqual([]);
  stream.hear(change('comments', 3));
  await finish(3);
  expect(told()).toEqual([
    ['members', 1],
    ['comments', 2],
    ['comments', 3],
  ]);
  // The doubt is over: the next one has its whole time again.
  vi.advanceTimersByTime(1900);
  stream.hear(change('members', 4));
  await finish(5);
  vi.advanceTimersByTime(1900);
  expect(told()).toEqual([]);
});

it('says that anything may have changed once a word is lost', async () => {
  const { told, finish } = await open();
  told();
  stream.hear(change('members', 1));
  await finish(2);
  vi.advanceTimersByTime(2000);
  await finish(2);
  expect(told()).toEqual([['changed', 0]]);
});

it('keeps nothing of what it hears of other projects before it knows its own', async () => {
  const elsewhere = { ...change('project', 5), workspace_id: 2, project_id: 9, project_slug: 'other' };
  const { told, finish } = await open({ heardBefore: [elsewhere] });
  await finish(0);
  stream.hear(change('comments', 1));
  expect(told()).toEqual([
    ['ready', 0],
    ['comments', 1],
  ]);
});

it('says how long ago the last change was that its reader may see', async () => {
  const ages = new Map([
    [change('cards', 1), 70],
    [{ ...change('cards', 1), workspace_id: 2, project_id: 9 }, 5],
  ]);
  const { told, quiet } = await open({ ages });
  expect([told(), quiet()]).toEqual([[['ready', 0]], 70]);
});

it('says of the last change that it may be of now while words are missing', async () => {
  const { quiet } = await open({ ages: new Map([[change('cards', 1), 70]]), caughtUp: false });
  expect(quiet()).toBe(0);
});
