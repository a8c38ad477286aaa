import type { Movement } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { widthOf } from '#drawing/text-width.ts';
import { type BlipLabel, mostNames, placeBlipLabels } from '#radars/layout/blip-labels.ts';
import { labelForms } from '#radars/layout/label-forms.ts';
import { layoutRadar } from '#radars/layout/layout.ts';
import { movementTrails } from '#radars/layout/movement-trails.ts';
import type { LayoutInput } from '#radars/layout/types.ts';
import { blipNames, labelled } from './generated-labels.ts';
import { anotherBlip, radarOf, randomFrom } from './generated-radars.ts';
import { labelOverlaps } from './label-overlaps.ts';

const numbers = Array.from({ length: 10_000 }, (_, number) => number);

describe('the names of the blips of 10,000 radars', () => {
  it('are on no other name, blip, trail, ring, sector or line, and most are shown and whole', () => {
    const faults: string[] = [];
    const shown = { of: 0, names: 0, whole: 0 };
    for (const number of numbers) {
      const { layout, blips, labels, trails } = labelled(radarOf(number), number, number % 3 === 0 ? 'medium' : 'wide');
      faults.push(...labelOverlaps(layout, labels, [...trails.values()]).map((fault) => `${number}: ${fault}`));
      const placed = new Set(layout.blips.map(({ id }) => id));
      if (placed.size > mostNames) {
        expect(labels.length).toBeLessThanOrEqual(mostNames);
        continue;
      }
      shown.of += blips.filter(({ id }) => placed.has(id)).length;
      shown.names += labels.length;
      shown.whole += labels.filter(({ isShortened }) => !isShortened).length;
    }
    expect(faults).toEqual([]);
    expect(shown.names / shown.of).toBeGreaterThan(0.85);
    expect(shown.whole / shown.names).toBeGreaterThan(0.85);
  });

  it('are the same each time, and stay where they are when a blip is added', () => {
    let before = 0;
    let kept = 0;
    for (const number of numbers.slice(0, 1_000)) {
      const input = radarOf(number);
      if (input.blips.length === 0 || input.blips.length >= mostNames) continue;
      const { labels } = labelled(input, number, 'wide');
      expect(labelled(input, number, 'wide').labels).toEqual(labels);
      const further = { ...input, blips: [...input.blips, anotherBlip(input, randomFrom(number))] };
      if (layoutRadar(further).scale !== layoutRadar(input).scale) continue;
      const after = new Map(labelled(further, number, 'wide').labels.map((label) => [label.id, label]));
      before += labels.length;
      kept += labels.filter((label) => isSame(label, after.get(label.id))).length;
    }
    expect(before).toBeGreaterThan(5_000);
    expect(kept / before).toBeGreaterThan(0.95);
  });
});

const isSame = (one: BlipLabel, other: BlipLabel | undefined) => JSON.stringify(one) === JSON.stringify(other);

describe('the names of blips', () => {
  const input = (count: number): LayoutInput => ({
    shape: 'half',
    sectors: ['Heat', 'Care', 'Homes', 'Streets'],
    rings: ['Now', 'Next', 'Later'],
    blips: Array.from({ length: count }, (_, index) => ({
      id: `blip-${index}`,
      sector: index % 4,
      ring: index % 3,
      position: 0.5,
      angle: null,
      impact: 3,
    })),
  });
  const blips = (count: number, changes: (index: number) => Partial<{ impact: number; movement: Movement }>) =>
    input(count).blips.map(({ id }, index) => ({
      id,
      label: `Change ${index}`,
      impact: 3,
      movement: 'unchanged' as const,
      ...changes(index),
    }));

  it('are all beside their blips where there is room, and whole', () => {
    const labels = placeBlipLabels(
      layoutRadar(input(12)),
      blips(12, () => ({})),
      'wide',
      [],
    );
    expect(labels).toHaveLength(12);
    expect(labels.filter(({ leader, isShortened }) => leader || isShortened)).toEqual([]);
  });

  it('are only those that are new, have moved or are strong in a radar of more than 45', () => {
    const notable = (index: number) =>
      index % 3 === 0 ? { movement: 'new' as const } : index % 3 === 1 ? { impact: 5 } : {};
    const labels = placeBlipLabels(layoutRadar(input(80)), blips(80, notable), 'wide', []);
    expect(labels.map(({ id }) => Number(id.slice(5)) % 3).filter((rest) => rest > 1)).toEqual([]);
    expect(labels.length).toBeGreaterThan(10);
  });

  it('are those nearest to the sun too where few are notable', () => {
    const labels = placeBlipLabels(
      layoutRadar(input(80)),
      blips(80, (index) => (index === 79 ? { impact: 5 } : {})),
      'wide',
      [],
    );
    const rings = labels.map(({ id }) => Number(id.slice(5)) % 3);
    expect(labels.map(({ id }) => id)).toContain('blip-79');
    expect(rings.filter((ring) => ring === 0).length).toBeGreaterThan(5);
    expect(labels.length).toBeLessThanOrEqual(20);
  });

  it('go to all sectors if there are too many for all', () => {
    const layout = layoutRadar(input(120));
    const labels = placeBlipLabels(
      layout,
      blips(120, () => ({ movement: 'new' })),
      'wide',
      [],
    );
    const sectors = new Set(labels.map(({ id }) => Number(id.slice(5)) % 4));
    expect(sectors.size).toBe(4);
  });
});

describe('the ways to write a name', () => {
  it('begin with the whole name, unless three lines cannot hold it', () => {
    for (const name of blipNames.filter((each) => widthOf(each, 1) < 32)) {
      const [best] = labelForms(name);
      expect(best?.lines.join(' ').replaceAll(/\s/g, '')).toBe(name.replaceAll(/\s/g, ''));
    }
  });

  it('end a shortened name with an ellipsis', () => {
    const forms = labelForms('Nachbarschaftsenergiegenossenschaften übernehmen die Stadtwerke der Mittelstädte');
    const shortened = forms.filter(({ isShortened }) => isShortened);
    expect(shortened.length).toBeGreaterThan(0);
    expect(shortened.filter(({ lines }) => !lines.at(-1)?.endsWith('…'))).toEqual([]);
  });

  it('are none without a visible character', () => {
    expect(labelForms('  ')).toEqual([]);
  });
});

describe('the trail of a blip that has moved', () => {
  const layout = layoutRadar({
    shape: 'half',
    sectors: ['Heat', 'Care'],
    rings: ['Now', 'Next', 'Later'],
    blips: [{ id: 'one', sector: 0, ring: 1, position: 0.5, angle: 0.5, impact: 3 }],
  });
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - layout.centre.x, y - layout.centre.y);
  const originOf = (movement: Movement, before: { sector?: number; ring?: number } | null) =>
    movementTrails(layout, [
      { id: 'one', movement, before: before && { sector: before.sector, ring: before.ring } },
    ]).get('one')?.from;

  it('begins in the middle of its former ring', () => {
    const { inner, outer } = layout.rings[2] ?? { inner: 0, outer: 0 };
    expect(away(originOf('in', { sector: 0, ring: 2 }) ?? layout.centre)).toBeCloseTo((inner + outer) / 2, 0);
  });

  it('begins beyond the edge that it crossed if its former ring is not known', () => {
    const { inner, outer } = layout.rings[1] ?? { inner: 0, outer: 0 };
    expect(away(originOf('in', null) ?? layout.centre)).toBeGreaterThan(outer);
    expect(away(originOf('out', null) ?? layout.centre)).toBeLessThan(inner);
  });

  it('begins in its former sector', () => {
    const from = originOf('in', { sector: 1, ring: 2 });
    expect(from?.x).toBeGreaterThan(layout.centre.x);
  });

  it('is there only for blips that moved inwards or outwards', () => {
    expect([originOf('new', null), originOf('unchanged', { sector: 1, ring: 2 })]).toEqual([undefined, undefined]);
  });
});
