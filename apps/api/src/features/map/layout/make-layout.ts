import { bucketsOf } from '#platform/vectors/buckets.rules.ts';
import { neighbourGraph } from '#platform/vectors/neighbour-graph.ts';
import { dimensions, unitVectors } from '#platform/vectors/stored-vectors.ts';
import { comparedExactly, VectorIndex } from '#platform/vectors/vector-index.ts';
import { findGroups } from '../groups/find-groups.ts';
import { groupsOfNew } from '../groups/groups-of-new.ts';
import { type RowTerms, strengthsOfRows, Terms } from '../groups/terms.ts';
import { align } from './align.rules.ts';
import { fullLayout } from './full-layout.ts';
import { type PlacedRows, placeAmong } from './place-among.ts';
import { placeAside } from './set-aside.rules.ts';
import { spread } from './spread.rules.ts';
import { frameOf, onMap } from './to-world.rules.ts';
import { trustworthiness } from './trustworthiness.ts';

/** The cards to be placed. */
export interface LayoutInput {
  /** Stored vectors, see `StoredVector`, concatenated. */
  readonly vectors: Int8Array;
  /** The terms of the cards, by which they are grouped. */
  readonly terms: RowTerms;
  /** The positions of cards, by row; null before the first time. */
  readonly before: PlacedRows | null;
  /** Whether to place all cards together. Otherwise only those without a position are placed. */
  readonly full: boolean;
}

/** The positions of all cards. */
export interface LayoutResult {
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /**
   * The group of each card: numbered from 0 in a full layout, otherwise as passed in; -1 for a card that is about the
   * subject of no group.
   */
  readonly group: Int32Array;
  /** The coarse group of each group, for a full layout. */
  readonly coarseOf: Int32Array;
  /** How far each card is from its three most similar ones, 0 to 1. */
  readonly distance: Float32Array;
  /** Set for a full layout of enough cards. */
  readonly trustworthiness: number | null;
}

const neighbours = 15;
const nearestOfDistance = 3;

/** Places cards. The same input yields the same bytes. */
export function makeLayout(
  { vectors: stored, terms, before, full }: LayoutInput,
  onStep: (share: number) => void,
): LayoutResult {
  const vectors = unitVectors(stored, dimensions);
  const count = vectors.length / dimensions;
  const spoken = Int32Array.from({ length: count }, (_, row) => row).filter((row) => !isZero(stored, row));
  const buckets = count < comparedExactly ? undefined : bucketsOf(vectors, dimensions);
  const index = new VectorIndex(vectors, dimensions, buckets);
  if (!full && before) return placeNew(index, spoken, terms, before);
  const placed = layAll(index, vectors, spoken, before, onStep);
  const list = new Terms(terms);
  const { fine, coarseOf } = findGroups({ strengths: strengthsOfRows(terms, list), terms: list, vectors, dimensions });
  return { ...placed, group: fine, coarseOf };
}

function layAll(
  index: VectorIndex,
  vectors: Float32Array,
  spoken: Int32Array,
  before: PlacedRows | null,
  onStep: (share: number) => void,
): Omit<LayoutResult, 'group' | 'coarseOf'> {
  const { count } = index;
  const own = new Float32Array(spoken.length * dimensions);
  spoken.forEach((row, at) => {
    own.set(vectors.subarray(row * dimensions, (row + 1) * dimensions), at * dimensions);
  });
  const ownIndex =
    spoken.length === count
      ? index
      : new VectorIndex(own, dimensions, spoken.length < comparedExactly ? undefined : bucketsOf(own, dimensions));
  const graph = neighbourGraph(ownIndex, Math.min(neighbours, Math.max(1, spoken.length - 1)), (share) =>
    onStep(share / 2),
  );
  const placed = fullLayout(own, dimensions, graph, (share) => onStep(0.5 + share / 2));
  if (before) align(placed, inCommon(spoken, placed, before));
  const frame = frameOf(placed);
  const inWorld = placed.map((value, at) => value * frame.scale + (at % 2 === 0 ? frame.left : frame.top));
  const apart = spread(inWorld);
  const result = emptyResult(count, trustworthiness(own, dimensions, apart, neighbours) ?? null);
  spoken.forEach((row, at) => {
    result.x[row] = onMap(apart[2 * at] as number);
    result.y[row] = onMap(apart[2 * at + 1] as number);
    result.distance[row] = distanceOf(graph.similarities, at * graph.size, graph.size);
  });
  setAside(result, new Set(spoken));
  return result;
}

function placeNew(index: VectorIndex, spoken: Int32Array, terms: RowTerms, before: PlacedRows): LayoutResult {
  const result = emptyResult(index.count, null);
  const placed: PlacedRows = {
    x: result.x,
    y: result.y,
    group: result.group,
    isPlaced: before.isPlaced.slice(),
  };
  placed.x.set(before.x);
  placed.y.set(before.y);
  placed.group.set(before.group);
  const isNew = (row: number) => before.isPlaced[row] === 0;
  const wanted = [...spoken].filter(isNew);
  placeAmong(index, wanted, placed);
  for (const row of wanted) {
    const near = index.nearest(index.vectorAt(row), nearestOfDistance, (other) => other !== row);
    const similarities = Float32Array.from(near, ({ similarity }) => similarity);
    result.distance[row] = distanceOf(similarities, 0, similarities.length);
  }
  setAside(result, new Set(spoken));
  const list = new Terms(terms);
  groupsOfNew(wanted, result.group, strengthsOfRows(terms, list), list);
  return result;
}

/** Cards without comparable words, which are near to nothing, are placed to the side of the others. */
function setAside(result: Pick<LayoutResult, 'x' | 'y' | 'group' | 'distance'>, spoken: ReadonlySet<number>): void {
  let number = 0;
  for (let row = 0; row < result.x.length; row += 1) {
    if (spoken.has(row)) continue;
    const { x, y } = placeAside(number);
    number += 1;
    result.x[row] = x;
    result.y[row] = y;
    result.group[row] = -1;
    result.distance[row] = 1;
  }
}

function inCommon(spoken: Int32Array, placed: Float32Array, before: PlacedRows) {
  const then: number[] = [];
  const now: number[] = [];
  spoken.forEach((row, at) => {
    if (before.isPlaced[row] !== 1) return;
    then.push(before.x[row] as number, before.y[row] as number);
    now.push(placed[2 * at] as number, placed[2 * at + 1] as number);
  });
  return { before: Float32Array.from(then), now: Float32Array.from(now) };
}

/** 1 minus the mean similarity of the nearest, of which there may be fewer. */
function distanceOf(similarities: Float32Array, from: number, size: number): number {
  let sum = 0;
  for (let at = from; at < from + Math.min(nearestOfDistance, size); at += 1) sum += similarities[at] as number;
  return Math.max(0, Math.min(1, 1 - sum / nearestOfDistance));
}

function isZero(stored: Int8Array, row: number): boolean {
  return stored.subarray(row * dimensions, (row + 1) * dimensions).every((value) => value === 0);
}

const emptyResult = (count: number, trust: number | null) => ({
  x: new Uint16Array(count),
  y: new Uint16Array(count),
  group: new Int32Array(count).fill(-1),
  coarseOf: new Int32Array(0),
  distance: new Float32Array(count),
  trustworthiness: trust,
});
