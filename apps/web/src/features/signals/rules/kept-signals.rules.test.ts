import type { DraftedSignal, Drafter } from '@foreglow/contract';
import { describe, expect, test } from 'vitest';
import {
  changed,
  chosenOf,
  type KeptSignals,
  newCardOf,
  readKept,
  withBack,
  withNew,
  without,
} from './kept-signals.rules.ts';

const byModel: Drafter = { kind: 'ai', model: 'm', prompt: 'signals@1', at: '2026-01-09T12:00:00.000Z' };
const signal = (id: string): DraftedSignal => ({
  id,
  title: id,
  subtitle: null,
  description: null,
  relevance: null,
  tags: ['Social'],
  source_url: null,
  cards: [],
  duplicates: [],
});
const ids = ({ signals }: KeptSignals) => signals.map(({ id }) => id);
const drafted = (ids: string[]) => ({ question: 'What?', drafter: byModel, signals: ids.map(signal) });

describe('drafted signals', () => {
  test('are added to existing ones, each once and unselected', () => {
    const kept = changed(withNew(undefined, drafted(['a', 'b'])), 'a', { chosen: true });
    const more = withNew(kept, drafted(['b', 'c']));
    expect(more.signals.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ]);
  });

  test('are removed when they have become cards', () => {
    expect(ids(without(withNew(undefined, drafted(['a', 'b'])), 'a'))).toEqual(['b']);
  });

  test('are put back at their place, into what is there now', () => {
    const before = withNew(undefined, drafted(['a', 'b', 'c']));
    const now = changed(without(without(before, 'b'), 'a'), 'c', { title: 'New' });
    const back = withBack(now, before, 'b');
    expect(back.signals.map(({ title }) => title)).toEqual(['New', 'b']);
    expect(ids(withBack(back, before, 'a'))).toEqual(['a', 'c', 'b']);
    expect(withBack(back, before, 'b')).toBe(back);
    expect(ids(withBack(undefined, before, 'b'))).toEqual(['b']);
  });

  test('become cards if they are chosen and have a title', () => {
    const kept = withNew(undefined, drafted(['a', 'b', 'c']));
    const chosen = changed(changed(kept, 'a', { chosen: true }), 'b', { chosen: true, title: ' ' });
    expect(chosenOf(chosen).map(({ id }) => id)).toEqual(['a']);
    expect(chosenOf(undefined)).toEqual([]);
  });

  test('become draft cards, marked as AI signals', () => {
    expect(newCardOf('p', signal('a'), byModel)).toMatchObject({ public: false, ai_assistant: true, drafter: byModel });
  });

  test('can be stored as text, and invalid text is ignored, as is what rules drafted in former versions', () => {
    const kept = withNew(undefined, drafted(['a']));
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
    const byRules = { ...kept, drafter: { ...byModel, kind: 'built-in', model: null } };
    expect(readKept(JSON.stringify(byRules))).toBeUndefined();
    for (const text of [null, '', '{}', '{"question":"","drafter":{"kind":"ai"},"signals":[{}]}']) {
      expect(readKept(text)).toBeUndefined();
    }
  });
});
