import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/numbers/random.ts';
import { dimensions } from '#platform/vectors/stored-vectors.ts';
import { cardTerm, prominences } from '#platform/words/card-terms.ts';
import { noTerm, type RowTerms } from '../groups/terms.ts';
import { type LayoutResult, makeLayout } from './make-layout.ts';
import { gapFor } from './spread.rules.ts';
import { worldSize } from './to-world.rules.ts';

const ofSubject = 20;

/** Stored vectors around one direction for each subject. */
function storedVectors(subjects: number, seed = 5): Int8Array {
  const random = seededRandom(seed);
  return Int8Array.from({ length: subjects * ofSubject * dimensions }, (_, at) => {
    const subject = Math.floor(at / dimensions / ofSubject);
    const isOwn = Math.floor((at % dimensions) / 8) === subject;
    return Math.round((isOwn ? 90 : 0) + 30 * (random() - 0.5));
  });
}
const zeros = (count: number) => new Int8Array(count * dimensions);
const joined = (...parts: Int8Array[]) => Int8Array.from(parts.flatMap((part) => [...part]));
const names = ['Energy', 'Farming', 'Railways', 'Housing', 'Schooling', 'Oceans', 'Forests'];
/** In the title of each card the name of the direction to which its vector points most. */
function termsOf(vectors: Int8Array): RowTerms {
  const ofRows = Uint16Array.from({ length: vectors.length / dimensions }, (_, row) => {
    const own = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    const most = own.reduce((best, value, d) => (value > (own[best] as number) ? d : best), 0);
    return own.every((value) => value === 0) ? noTerm : cardTerm(Math.floor(most / 8), prominences.titled);
  });
  return { keys: names.map((name) => name.toLowerCase()), shown: names, ofRows, perRow: 1 };
}
const layOut = (vectors: Int8Array, before: LayoutResult | null = null, full = true, isNew = (_row: number) => false) =>
  makeLayout(
    {
      vectors,
      terms: termsOf(vectors),
      before: before && { ...before, isPlaced: Uint8Array.from(before.x, (_, row) => (isNew(row) ? 0 : 1)) },
      full,
    },
    () => undefined,
  );
function expectSound({ x, y, distance, group, coarseOf }: LayoutResult, count: number): void {
  expect([x.length, y.length, distance.length, group.length]).toEqual([count, count, count, count]);
  expect(distance.every((value) => value >= 0 && value <= 1)).toBe(true);
  expect(group.every((number) => number >= -1 && number < coarseOf.length)).toBe(true);
}
const gap = ({ x, y }: LayoutResult, a: number, b: number) =>
  Math.hypot((x[a] as number) - (x[b] as number), (y[a] as number) - (y[b] as number));

describe('a layout of all cards', () => {
  const vectors = storedVectors(4);
  const made = layOut(vectors);

  it('is the same for the same vectors, to the byte', () => {
    expect(layOut(vectors)).toEqual(made);
    expectSound(made, 80);
  });

  it('places cards on the same subject near each other, in one group, within the frame', () => {
    for (let row = 0; row < 80; row += 1) {
      const others = Array.from({ length: 80 }, (_, other) => other).filter((other) => other !== row);
      const nearest = others.sort((a, b) => gap(made, row, a) - gap(made, row, b)).slice(0, 5);
      expect(nearest.filter((other) => Math.floor(other / ofSubject) === Math.floor(row / ofSubject))).toHaveLength(5);
    }
    const coarse = made.group.map((number) => made.coarseOf[number] as number);
    const groupsOf = [0, 1, 2, 3].map(
      (subject) => new Set(coarse.slice(subject * ofSubject, (subject + 1) * ofSubject)),
    );
    expect(groupsOf.map((groups) => groups.size)).toEqual([1, 1, 1, 1]);
    expect(new Set(groupsOf.flatMap((groups) => [...groups])).size).toBe(4);
    const all = [...made.x, ...made.y];
    expect(Math.min(...all)).toBeGreaterThan(0);
    expect(Math.max(...all)).toBeLessThan(worldSize);
    expect(made.trustworthiness).toBeGreaterThan(0.8);
  });

  it('is rotated so that cards stay near their old positions', () => {
    const further = joined(vectors, storedVectors(1, 9).subarray(0, 5 * dimensions));
    const again = layOut(
      further,
      layOut(further, made, true, (row) => row >= 80),
    );
    const [fresh, before] = [layOut(further), made];
    const moved = (now: LayoutResult) =>
      Array.from({ length: 80 }, (_, row) =>
        Math.hypot(
          (now.x[row] as number) - (before.x[row] as number),
          (now.y[row] as number) - (before.y[row] as number),
        ),
      ).reduce((sum, distance) => sum + distance, 0) / 80;
    expect(moved(again)).toBeLessThanOrEqual(moved(fresh) * 1.05);
    expect(moved(again)).toBeLessThan(worldSize * 0.25);
  });

  it.each([0, 1, 2, 3])('of %i cards is a map too, without groups', (count) => {
    const few = layOut(vectors.subarray(0, count * dimensions));
    expectSound(few, count);
    expect(few.trustworthiness).toBeNull();
    expect([...few.group, ...few.coarseOf]).toEqual(new Array(count).fill(-1));
  });

  it('places identical cards in the middle, next to each other', () => {
    const one = vectors.subarray(0, dimensions);
    for (const count of [2, 20]) {
      const same = layOut(joined(...Array.from({ length: count }, () => one)));
      expectSound(same, count);
      for (const value of [...same.x, ...same.y]) {
        expect(Math.abs(value - worldSize / 2)).toBeLessThan(gapFor(count) * Math.sqrt(count));
      }
      expect(new Set(Array.from(same.x, (x, row) => `${x} ${same.y[row]}`)).size).toBe(count);
    }
    // The neighbours of one of three are the two others, which the third lacks.
    expect([...layOut(joined(one, one, one, one)).distance].every((value) => value < 0.001)).toBe(true);
  });

  it('of 50 cards without comparable words sets them aside, each at a separate position, in no group', () => {
    const silent = layOut(zeros(50));
    expectSound(silent, 50);
    expect(new Set(Array.from(silent.x, (x, row) => `${x} ${silent.y[row]}`)).size).toBe(50);
    expect([...silent.group, ...silent.coarseOf]).toEqual(new Array(50).fill(-1));
    expect(silent.distance.every((value) => value === 1)).toBe(true);
  });

  it('sets cards without comparable words aside, without any influence on the others', () => {
    const mixed = layOut(joined(zeros(2), vectors, zeros(1)));
    expect(mixed.x.subarray(2, 82)).toEqual(made.x);
    expect(mixed.y.subarray(2, 82)).toEqual(made.y);
    expect([0, 1, 82].map((row) => mixed.group[row])).toEqual([-1, -1, -1]);
    expect(mixed.trustworthiness).toBe(made.trustworthiness);
  });

  it('reports its progress', () => {
    const shares: number[] = [];
    makeLayout({ vectors, terms: termsOf(vectors), before: null, full: true }, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});

describe('a layout of new cards', () => {
  const vectors = storedVectors(3);
  const made = layOut(vectors);

  it('leaves the others at their positions, and places the new card among similar ones, in their group', () => {
    const row = 25;
    const before = { ...made, x: made.x.slice(), y: made.y.slice(), group: made.group.slice() };
    before.x[row] = 0;
    before.y[row] = 0;
    before.group[row] = -1;
    const now = layOut(vectors, before, false, (one) => one === row);
    for (let other = 0; other < 60; other += 1) {
      if (other === row) continue;
      expect([now.x[other], now.y[other], now.group[other]]).toEqual([made.x[other], made.y[other], made.group[other]]);
    }
    const own = Array.from({ length: ofSubject }, (_, at) => ofSubject + at).filter((other) => other !== row);
    const strange = [...made.x.keys()].filter((other) => Math.floor(other / ofSubject) !== 1);
    const nearestOf = (rows: number[]) => Math.min(...rows.map((other) => gap(now, row, other)));
    expect(nearestOf(own)).toBeLessThan(nearestOf(strange));
    expect(own.map((other) => made.group[other])).toContain(now.group[row]);
    expect(now.trustworthiness).toBeNull();
    expect(layOut(vectors, before, false, (one) => one === row)).toEqual(now);
  });

  it('places a card without similar ones at the edge, in no group, and sets aside one without comparable words', () => {
    const alien = Int8Array.from({ length: dimensions }, (_, d) => (d >= 40 ? 100 : 0));
    const only = (own: number) =>
      Int8Array.from({ length: dimensions }, (_, d) => (Math.floor(d / 8) === own ? 100 : 0));
    const three = joined(only(0), only(1), only(2), alien, zeros(1));
    const before: LayoutResult = { ...layOut(three), trustworthiness: null };
    const now = layOut(three, before, false, (row) => row >= 3);
    expectSound({ ...now, coarseOf: before.coarseOf }, 5);
    expect([now.group[3], now.group[4]]).toEqual([-1, -1]);
    const centre = worldSize / 2;
    const fromCentre = Math.hypot((now.x[3] as number) - centre, (now.y[3] as number) - centre);
    expect(fromCentre).toBeGreaterThan(worldSize * 0.45);
    expect([now.distance[3], now.distance[4]]).toEqual([1, 1]);
  });
});
