import { describe, expect, it } from 'vitest';
import { proposeBlips } from './trend-proposal.rules.ts';

const trend = (slug: string, more: object = {}) => ({
  slug,
  title: `Trend ${slug}`,
  subtitle: null,
  description: null,
  tags: [] as { name: string; sticky: boolean; color: 'blue' }[],
  horizon: 'next' as const,
  impact: 4,
  ...more,
});
const tag = (name: string) => ({ name, sticky: false, color: 'blue' as const });
const target = { domains: ['Heat and water', 'Work'], rings: ['Now', 'Next', 'Later'], blips: [] };

describe('blips proposed from trends', () => {
  it('have the sector of their tag, the ring of their horizon and the size of their impact', () => {
    const [proposal] = proposeBlips([trend('a', { tags: [tag('work')], horizon: 'later', impact: 5 })], target);
    expect(proposal).toEqual({
      slug: 'a',
      guessed: false,
      blip: { label: 'Trend a', domain: 'Work', ring: 'Later', impact: 5, trend_slug: 'a' },
    });
  });

  it('have the sector with which they share words', () => {
    const [proposal] = proposeBlips([trend('a', { title: 'Neighbours trade heat' })], target);
    expect(proposal).toMatchObject({ guessed: false, blip: { domain: 'Heat and water' } });
  });

  it('are spread over the sectors and marked if there is no clue', () => {
    const proposals = proposeBlips([trend('a'), trend('b'), trend('c'), trend('d')], target);
    expect(proposals.map(({ guessed }) => guessed)).toEqual([true, true, true, true]);
    expect(proposals.filter(({ blip }) => blip.domain === 'Work')).toHaveLength(2);
  });

  it('do not include trends that are on the radar already', () => {
    const blips = [{ domain: 'Work', trend_slug: 'a' }];
    expect(proposeBlips([trend('a'), trend('b')], { ...target, blips }).map(({ slug }) => slug)).toEqual(['b']);
  });

  it.each([
    [['In', 'Out'], 'now', 'In'],
    [['In', 'Out'], 'later', 'Out'],
    [['1', '2', '3', '4', '5'], 'next', '3'],
  ])('match rings %j: %s is %s', (rings, horizon, ring) => {
    expect(proposeBlips([trend('a', { horizon })], { ...target, rings })[0]?.blip.ring).toBe(ring);
  });
});
