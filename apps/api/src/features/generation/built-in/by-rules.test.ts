import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { frameOf, sourceCard } from '#test/support/source-cards.ts';
import { newestOf } from '../step-results.ts';
import { generationTexts } from '../texts.ts';
import { byRules } from './by-rules.ts';
import { workByRules } from './rule-work.rules.ts';

const titles = [
  'Heat pumps for streets',
  'A library of heat pumps',
  'School gardens on roofs',
  'Pupils run school gardens',
];
const cards = titles.map((title, at) => sourceCard(at + 1, title));
const frame = frameOf(cards, [0, 0, 1, 1]);
const never = new AbortController().signal;

describe('work by rules in a thread', () => {
  it('returns the same as the rules, from step to step', async () => {
    const { candidates } = await byRules('candidates', { cards, frame, domains: ['Homes', 'Learning'] }, never);
    expect(candidates.map(({ label }) => label)).toEqual(['Heat pumps', 'School gardens']);
    const placing = { cards, candidates, impacts: ['Pupils'], newest: newestOf(frame) };
    const { blips } = await byRules('placement', placing, never);
    expect(blips).toEqual(workByRules({ kind: 'placement', input: placing }).blips);
    const words = Languages.builtIn.words(generationTexts, 'de');
    const written = await byRules('writing', { cards, blips, newest: newestOf(frame), words }, never);
    expect(written.blips[0]?.rationale).toContain('Zwei Karten aus zwei Quellen seit dem 2. Januar 2026');
    const vectors = [1, 1, 0, 0].map((x) => Float32Array.of(x, 1 - x));
    const { groupOf, coarseOf } = await byRules('frame', { cards, vectors }, never);
    const [first, second, third] = groupOf.map((group) => coarseOf[group]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is ended when it is aborted, with the reason', async () => {
    const controller = new AbortController();
    const work = byRules('frame', { cards, vectors: null }, controller.signal);
    controller.abort(new Error('No longer wanted.'));
    await expect(work).rejects.toThrow('No longer wanted.');
    await expect(byRules('frame', { cards, vectors: null }, controller.signal)).rejects.toThrow('No longer wanted.');
  });

  it('reports its failure', async () => {
    await expect(byRules('placement', null as never, never)).rejects.toThrow('Drafting by rules has ended: failed.');
  });
});
