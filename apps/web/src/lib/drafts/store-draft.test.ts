import { expect, test } from 'vitest';
import { apiErrorFrom, networkError } from '../http/api-error.ts';
import { storeDraft } from './store-draft.ts';

/** Stores a draft where the items named in `gone` do not exist. Returns what was tried. */
async function tried(slug: string | undefined, madeAs: string | undefined, gone: readonly string[], error: Error) {
  const calls: (string | undefined)[] = [];
  const store = async (name: string | undefined) => {
    calls.push(name);
    if (name !== undefined && gone.includes(name)) throw error;
  };
  const failure = await storeDraft(slug, madeAs, store).catch((reason: unknown) => reason);
  return { calls, failure };
}

const missing = apiErrorFrom(404, {});

test('a new draft is stored once, and over what it was stored as', async () => {
  expect(await tried(undefined, undefined, [], missing)).toEqual({ calls: [undefined], failure: undefined });
  expect(await tried(undefined, 'a', [], missing)).toEqual({ calls: ['a'], failure: undefined });
});

test('a draft is stored anew if what it was stored as was deleted meanwhile', async () => {
  expect(await tried(undefined, 'a', ['a'], missing)).toEqual({ calls: ['a', undefined], failure: undefined });
});

test('other failures store nothing anew, nor does the loss of what is edited', async () => {
  const offline = networkError();
  expect(await tried(undefined, 'a', ['a'], offline)).toEqual({ calls: ['a'], failure: offline });
  expect(await tried('a', undefined, ['a'], missing)).toEqual({ calls: ['a'], failure: missing });
});
