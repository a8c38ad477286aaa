import { expect, test } from 'vitest';
import { keptChanges, nextChanges } from './review-queue.rules.ts';

test.each([null, '', '{}', '[1, null, {"decision": "open"}]'])('%j on the device is not read as decisions', (text) => {
  expect(keptChanges(text)).toEqual([]);
});

test('stored decisions are read again', () => {
  const changes = [{ id: 'a', decision: 'accepted' }];
  expect(keptChanges(JSON.stringify(changes))).toEqual(changes);
});

test('after a refusal they are sent one by one', () => {
  const changes = [{ id: 'a' }, { id: 'b' }];
  expect(nextChanges(changes, false)).toEqual(changes);
  expect(nextChanges(changes, true)).toEqual([{ id: 'a' }]);
});
