import type { RadarLayout } from '@foreglow/contract';
import { describe, expect, test } from 'vitest';
import { layoutRadar } from '#radars/layout/layout.ts';
import type { LayoutBlip, LayoutInput } from '#radars/layout/types.ts';
import { anotherBlip, radarOf, randomFrom } from './generated-radars.ts';
import { circlesOf, labelFaults, moved, notOnce, outsideCell, overlappingPairs } from './layout-faults.ts';

const numbers = Array.from({ length: 10_000 }, (_, number) => number);
/** A little less than the gap of 3 that the layout keeps: coordinates are rounded. */
const keptGap = 2.95;

const blip = (id: string, changes: Partial<LayoutBlip> = {}): LayoutBlip => ({
  id,
  sector: 0,
  ring: 0,
  position: 0.5,
  angle: null,
  impact: 3,
  ...changes,
});
const many = (count: number, changes: Partial<LayoutBlip> = {}): LayoutBlip[] =>
  Array.from({ length: count }, (_, index) => blip(`blip-${index}`, { impact: 1 + (index % 5), ...changes }));
const radar = (blips: readonly LayoutBlip[], changes: Partial<LayoutInput> = {}): LayoutInput => ({
  shape: 'half',
  sectors: ['People', 'Work', 'Mobility', 'Energy', 'Food', 'Governance'],
  rings: ['Now', 'Next', 'Later'],
  blips,
  ...changes,
});
const inserted = (input: LayoutInput, at: number, added: LayoutBlip): LayoutInput => ({
  ...input,
  blips: input.blips.toSpliced(at, 0, added),
});

/** Names take most of the time, and have no influence on which blips move. */
const unnamed = (input: LayoutInput): LayoutInput => ({
  ...input,
  sectors: input.sectors.map(() => ''),
  rings: input.rings.map(() => ''),
});
const inCellOf = ({ blips }: LayoutInput, { sector, ring }: LayoutBlip): number =>
  blips.filter((each) => each.sector === sector && each.ring === ring).length;
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('10,000 radars of all kinds', () => {
  test('have no circle that touches another or leaves its cell, no blip dropped, no name in the way; a further blip moves none', () => {
    const found = { overlaps: 0, outside: 0, notOnce: 0, mostMoved: 0, groups: 0, shrunk: 0 };
    const faults: string[] = [];
    for (const number of numbers) {
      const input = radarOf(number);
      const layout = layoutRadar(input);
      const circles = circlesOf(layout, input.blips);
      found.overlaps += overlappingPairs(circles, keptGap);
      found.outside += outsideCell(layout, circles);
      found.notOnce += notOnce(layout, input.blips).length;
      found.groups += layout.groups.length;
      found.shrunk += layout.scale < 1 ? 1 : 0;
      faults.push(...labelFaults(layout).map((fault) => `${number}: ${fault}`));
      const further = inserted(input, input.blips.length, anotherBlip(input, randomFrom(number)));
      found.mostMoved = Math.max(found.mostMoved, moved(layout, layoutRadar(further)));
    }
    expect(found).toMatchObject({ overlaps: 0, outside: 0, notOnce: 0, mostMoved: 0 });
    expect(faults).toEqual([]);
    // Otherwise the radars were not full enough to prove anything.
    expect(found.groups).toBeGreaterThan(500);
    expect(found.shrunk).toBeGreaterThan(500);
  });

  test('the same input gives the same bytes, and blips never move the frame or the names', () => {
    for (const number of numbers.filter((each) => each % 10 === 4)) {
      const input = radarOf(number);
      const layout = layoutRadar(input);
      expect(JSON.stringify(layoutRadar(radarOf(number)))).toBe(JSON.stringify(layout));
      const frame = ({ blips, groups, scale, ...rest }: RadarLayout) => rest;
      expect(JSON.stringify(frame(layoutRadar({ ...input, blips: [] })))).toBe(JSON.stringify(frame(layout)));
    }
  });

  test('inserting a blip anywhere else, or changing the position of one, moves few on average and none outside its cell', () => {
    const shares = { inserted: [] as number[], changed: [] as number[] };
    for (const number of numbers.filter((each) => each % 5 === 0)) {
      const random = randomFrom(number);
      const input = unnamed(radarOf(number));
      const count = input.blips.length;
      if (count < 2) continue;
      const at = Math.floor(random() * count);
      const added = anotherBlip(input, random);
      const changed = { ...(input.blips[at] as LayoutBlip), position: random() };
      const before = layoutRadar(input);
      const byInsertion = moved(before, layoutRadar(inserted(input, at, added)));
      const others = before.blips.filter(({ id }) => id !== changed.id);
      const after = layoutRadar({ ...input, blips: input.blips.with(at, changed) });
      const byChange = moved({ ...before, blips: others }, after);
      shares.inserted.push(byInsertion / count);
      shares.changed.push(byChange / (count - 1));
      expect(byInsertion).toBeLessThanOrEqual(inCellOf(input, added));
      expect(byChange).toBeLessThanOrEqual(inCellOf(input, changed));
    }
    expect(meanOf(shares.inserted)).toBeLessThan(0.05);
    expect(meanOf(shares.changed)).toBeLessThan(0.05);
  });
});

describe('a layout', () => {
  test('has room for the largest blip in every cell of every frame, at any requested position', () => {
    for (const shape of ['half', 'full'] as const) {
      for (let count = 1; count <= 12; count += 1) {
        for (let rings = 2; rings <= 6; rings += 1) {
          const sectors = Array.from({ length: count }, () => 'A sector with a long name');
          const names = Array.from({ length: rings }, () => 'A ring with a name that is too long');
          for (const position of [0, 0.5, 1]) {
            const blips = sectors.flatMap((_, sector) =>
              names.map((_, ring) => blip(`${sector}-${ring}`, { sector, ring, position, impact: 5 })),
            );
            const layout = layoutRadar({ shape, sectors, rings: names, blips });
            expect(layout).toMatchObject({ scale: 1, groups: [] });
            expect(layout.blips).toHaveLength(count * rings);
          }
        }
      }
    }
  });

  test('puts a single blip exactly in its requested position', () => {
    const layout = layoutRadar(radar([blip('a', { sector: 3, ring: 1, position: 0.4, angle: 0.5 })]));
    const [band, sector] = [layout.rings[1], layout.sectors[3]];
    if (!band || !sector) throw new Error('There is no such cell.');
    const distance = band.inner + 0.4 * (band.outer - band.inner);
    const angle = (sector.from + sector.to) / 2;
    const [placed] = layout.blips;
    expect(placed?.x).toBeCloseTo(layout.centre.x + distance * Math.cos(angle), 1);
    expect(placed?.y).toBeCloseTo(layout.centre.y + distance * Math.sin(angle), 1);
  });

  test('keeps the requested distances of blips in a sparse radar', () => {
    const random = randomFrom(3);
    const blips = many(36).map((each, index) => ({
      ...each,
      sector: index % 6,
      ring: Math.floor(index / 6) % 3,
      position: 0.2 + 0.6 * random(),
    }));
    const layout = layoutRadar(radar(blips));
    const off = layout.blips.map(({ id, x, y }) => {
      const wished = blips.find((each) => each.id === id);
      const band = layout.rings[wished?.ring ?? 0];
      if (!wished || !band) throw new Error('There is no such blip.');
      const distance = Math.hypot(x - layout.centre.x, y - layout.centre.y);
      return Math.abs(distance - band.inner - wished.position * (band.outer - band.inner));
    });
    expect(Math.max(...off)).toBeLessThan(16);
  });

  test('shrinks all blips when a cell is full, each around its centre', () => {
    const few = layoutRadar(radar(many(4)));
    const more = layoutRadar(radar([...many(4), ...many(14).map((each) => ({ ...each, id: `more-${each.id}` }))]));
    expect(few.scale).toBe(1);
    expect(more.scale).toBeLessThan(1);
    for (const [index, { id, x, y, r }] of few.blips.entries()) {
      expect(more.blips[index]).toMatchObject({ id, x, y, r: Math.round(r * more.scale * 100) / 100 });
    }
  });

  test('groups what a full cell has no room for, where the last blip was placed, and nothing in other cells', () => {
    const others = many(6, { sector: 2, ring: 2 }).map((each) => ({ ...each, id: `other-${each.id}` }));
    const blips = [...others, ...many(200)];
    const layout = layoutRadar(radar(blips));
    expect(layout.scale).toBe(0.6);
    expect(layout.groups).toHaveLength(1);
    const [group] = layout.groups;
    const alone = layout.blips.length - others.length;
    expect(group).toMatchObject({
      domain: 0,
      ring: 0,
      ids: many(200)
        .slice(alone)
        .map(({ id }) => id),
    });
    expect(group?.r).toBeGreaterThanOrEqual(0.6 * 24);
    const justAlone = layoutRadar(radar(blips.slice(0, others.length + alone + 1)));
    const last = justAlone.blips.find(({ id }) => id === `blip-${alone}`);
    expect({ x: group?.x, y: group?.y }).toEqual({ x: last?.x, y: last?.y });
  });

  test('replaces a value out of range by the nearest valid one, and NaN by the middle', () => {
    const at = (changes: Partial<LayoutBlip>) => layoutRadar(radar([blip('a', changes)])).blips;
    expect(at({ position: -2 })).toEqual(at({ position: 0 }));
    expect(at({ position: 9 })).toEqual(at({ position: 1 }));
    expect(at({ position: Number.NaN })).toEqual(at({ position: 0.5 }));
    expect(at({ angle: 5 })).toEqual(at({ angle: 1 }));
    expect(at({ angle: Number.NaN })).toEqual(at({ angle: null }));
    expect(at({ impact: 0 })).toEqual(at({ impact: 1 }));
    expect(at({ impact: 99 })).toEqual(at({ impact: 5 }));
    expect(at({ impact: Number.NaN })).toEqual(at({ impact: 3 }));
  });

  test.each([
    { what: 'a sector that does not exist', input: radar([blip('a', { sector: 6 })]), says: 'sector 6' },
    { what: 'a sector between two', input: radar([blip('a', { sector: 0.5 })]), says: 'sector 0.5' },
    { what: 'a ring that does not exist', input: radar([blip('a', { ring: -1 })]), says: 'ring -1' },
    { what: 'no sector', input: radar([], { sectors: [] }), says: '1 to 12 sectors' },
    { what: 'too many sectors', input: radar([], { sectors: Array(13).fill('A') }), says: '1 to 12 sectors' },
    { what: 'a single ring', input: radar([], { rings: ['Now'] }), says: '2 to 6 rings' },
    { what: 'too many rings', input: radar([], { rings: Array(7).fill('A') }), says: '2 to 6 rings' },
  ])('refuses $what', ({ input, says }) => {
    expect(() => layoutRadar(input)).toThrow(RangeError);
    expect(() => layoutRadar(input)).toThrow(says);
  });

  test('still gives the layout that it gave when this test was written', () => {
    const layout = layoutRadar(radar([...many(3), blip('dragged', { sector: 5, ring: 2, angle: 0.9, impact: 5 })]));
    expect(layout.blips).toMatchInlineSnapshot(`
      [
        {
          "id": "blip-0",
          "r": 24,
          "x": 717.06,
          "y": 975.94,
        },
        {
          "id": "blip-1",
          "r": 27,
          "x": 701.95,
          "y": 1054.51,
        },
        {
          "id": "blip-2",
          "r": 30,
          "x": 732.73,
          "y": 921.14,
        },
        {
          "id": "dragged",
          "r": 37,
          "x": 1974.28,
          "y": 1041.55,
        },
      ]
    `);
  });
});

describe('the checks of these tests', () => {
  const input = radar([
    ...many(3),
    ...many(3, { sector: 4, ring: 2 }).map((each) => ({ ...each, id: `b-${each.id}` })),
  ]);
  const layout = layoutRadar(input);
  const circles = circlesOf(layout, input.blips);
  const [first, second, ...rest] = circles;
  if (!first || !second) throw new Error('The radar has no two circles.');

  test('find no fault in a layout without one', () => {
    expect(overlappingPairs(circles, keptGap)).toBe(0);
    expect(outsideCell(layout, circles)).toBe(0);
    expect(notOnce(layout, input.blips)).toEqual([]);
    expect(labelFaults(layout)).toEqual([]);
    expect(moved(layout, layout)).toBe(0);
  });

  test('find two circles that overlap, or have too small a gap', () => {
    const beside = (apart: number) => ({ ...second, x: first.x + first.r + second.r + apart, y: first.y });
    expect(overlappingPairs([first, beside(-1), ...rest], 0)).toBe(1);
    expect(overlappingPairs([first, beside(2), ...rest], keptGap)).toBe(1);
    expect(overlappingPairs([first, beside(2), ...rest], 0)).toBe(0);
  });

  test('find a circle that leaves its ring, its sector or both', () => {
    const { centre } = layout;
    const at = (distance: number, angle: number) => ({
      ...first,
      x: centre.x + distance * Math.cos(angle),
      y: centre.y + distance * Math.sin(angle),
    });
    const middle = Math.PI * (1 + 1 / 12);
    expect(outsideCell(layout, [at(390, middle)])).toBe(0);
    expect(outsideCell(layout, [at(260, middle)])).toBe(1);
    expect(outsideCell(layout, [at(520, middle)])).toBe(1);
    expect(outsideCell(layout, [at(390, Math.PI + 0.02)])).toBe(1);
    expect(outsideCell(layout, [at(390, 1.5 * Math.PI)])).toBe(1);
    expect(outsideCell(layout, [{ ...first, sector: 3 }])).toBe(1);
  });

  test('find a blip that is missing, drawn twice, or unknown', () => {
    const [one] = layout.blips;
    if (!one) throw new Error('The radar has no blip.');
    expect(notOnce({ ...layout, blips: layout.blips.slice(1) }, input.blips)).toEqual([one.id]);
    expect(notOnce({ ...layout, blips: [...layout.blips, one] }, input.blips)).toEqual([one.id]);
    expect(notOnce({ ...layout, blips: [...layout.blips, { ...one, id: 'x' }] }, input.blips)).toEqual(['x']);
  });

  test('find a blip that moved, also into a group', () => {
    const [one, ...others] = layout.blips;
    if (!one) throw new Error('The radar has no blip.');
    expect(moved(layout, { ...layout, blips: [{ ...one, x: one.x + 0.01 }, ...others] })).toBe(1);
    const group = { domain: 0, ring: 0, ids: [one.id], x: one.x, y: one.y, r: one.r };
    expect(moved(layout, { ...layout, blips: others, groups: [group] })).toBe(0);
    expect(moved(layout, { ...layout, blips: others, groups: [{ ...group, y: 1 }] })).toBe(1);
  });

  test('find names outside the view box, on the disc, on each other and under a blip', () => {
    const full = layoutRadar({ ...input, shape: 'full' });
    const [name] = full.domainLabels;
    const [ringName, nextRingName] = full.ringLabels;
    const [line] = name?.lines ?? [];
    if (!name || !line || !ringName || !nextRingName) throw new Error('The radar has no names.');
    const withLine = (radius: number, from: number, to: number): RadarLayout => ({
      ...full,
      domainLabels: [{ ...name, lines: [{ ...line, radius, from, to }] }, ...full.domainLabels.slice(1)],
    });
    expect(labelFaults(full)).toEqual([]);
    expect(labelFaults(withLine(1100, 0, 0.1)).join()).toContain('leaves the view box');
    expect(labelFaults(withLine(990, line.from, line.to)).join()).toContain('on the disc');
    expect(labelFaults(withLine(line.radius, line.from, line.to + 1)).join()).toContain('sectors overlap');
    const withRing = (changes: Partial<typeof ringName>): RadarLayout => ({
      ...full,
      ringLabels: [{ ...ringName, ...changes }, nextRingName],
    });
    expect(labelFaults(withRing({ x: 5 })).join()).toContain('leaves the view box');
    expect(labelFaults(withRing({ y: nextRingName.y })).join()).toContain('names of rings overlap');
    expect(labelFaults(withRing({ y: full.centre.y })).join()).toContain('outside its ring');
    const covered = { ...full, blips: [{ id: 'a', x: ringName.x, y: ringName.y, r: 24 }] };
    expect(labelFaults(covered).join()).toContain('a blip is on the name of ring 0');
  });
});
