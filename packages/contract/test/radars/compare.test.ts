import { describe, expect, it } from 'vitest';
import { type ComparableBlip, compareRadars } from '#radars/compare.ts';

const rings = ['Now', 'Next', 'Later'];
const blip = (id: string, ring: string, more: Partial<ComparableBlip> = {}): ComparableBlip => ({
  id,
  label: `Blip ${id}`,
  domain: 'Energy',
  ring,
  impact: 3,
  ...more,
});
const movements = (
  earlier: readonly ComparableBlip[],
  later: readonly ComparableBlip[],
  before = rings,
  after = rings,
) =>
  Object.fromEntries(
    compareRadars({ rings: before, blips: earlier }, { rings: after, blips: later }).blips.map((one) => [
      one.blip.id,
      one.movement,
    ]),
  );

describe('the comparison of two versions of a radar', () => {
  it('finds new, removed, and inwards or outwards moved blips', () => {
    const earlier = [blip('a', 'Now'), blip('b', 'Next'), blip('c', 'Later'), blip('d', 'Next')];
    const later = [blip('a', 'Next'), blip('b', 'Next'), blip('c', 'Now'), blip('e', 'Now')];
    expect(movements(earlier, later)).toEqual({ a: 'out', b: 'unchanged', c: 'in', e: 'new' });
    expect(compareRadars({ rings, blips: earlier }, { rings, blips: later }).gone).toEqual([earlier[3]]);
  });

  it('finds a change of sector and of size', () => {
    const [change] = compareRadars(
      { rings, blips: [blip('a', 'Now', { impact: 2 })] },
      { rings, blips: [blip('a', 'Now', { impact: 5, domain: 'Water' })] },
    ).blips;
    expect(change).toMatchObject({ movement: 'unchanged', changedSector: true, growth: 3 });
  });

  it('recognises a blip by its label when its id has changed, as after an import', () => {
    expect(movements([blip('x', 'Later', { label: 'Rust' })], [blip('y', 'Now', { label: 'rust' })])).toEqual({
      y: 'in',
    });
  });

  it('matches each earlier blip only once, by id before label', () => {
    const earlier = [blip('a', 'Now', { label: 'Heat' })];
    const later = [blip('b', 'Later', { label: 'Heat' }), blip('a', 'Next', { label: 'Cold' })];
    expect(movements(earlier, later)).toEqual({ b: 'new', a: 'out' });
  });

  it('reports no movement because another ring was added or renamed', () => {
    expect(movements([blip('a', 'Next')], [blip('a', 'Next')], rings, ['Act', ...rings])).toEqual({ a: 'unchanged' });
  });

  it('compares relative distances from the centre when a ring was removed', () => {
    expect(movements([blip('a', 'Later')], [blip('a', 'Watch')], rings, ['Act', 'Watch'])).toEqual({ a: 'unchanged' });
    expect(movements([blip('a', 'Later')], [blip('a', 'Act')], rings, ['Act', 'Watch'])).toEqual({ a: 'in' });
  });
});
