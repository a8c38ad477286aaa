import { loadavg } from 'node:os';
import { LocalMAP } from '@saehrimnir/druidjs';
import { UMAP } from 'umap-js';
import { fullLayout } from '../../../apps/api/src/features/map/layout/full-layout.ts';
import { type LayoutResult, makeLayout } from '../../../apps/api/src/features/map/layout/make-layout.ts';
import { trustworthiness } from '../../../apps/api/src/features/map/layout/trustworthiness.ts';
import { seededRandom } from '../../../apps/api/src/platform/numbers/random.ts';
import { bucketsOf } from '../../../apps/api/src/platform/vectors/buckets.rules.ts';
import { neighbourGraph } from '../../../apps/api/src/platform/vectors/neighbour-graph.ts';
import { dimensions, unitVectors } from '../../../apps/api/src/platform/vectors/stored-vectors.ts';
import { comparedExactly, VectorIndex } from '../../../apps/api/src/platform/vectors/vector-index.ts';
import { table } from '../table.ts';
import { generatedVectors } from './generated-vectors.ts';

/** Vectors in their stored form, and their description. */
export interface Measured {
  readonly what: string;
  readonly stored: Int8Array;
}

/** Layouts are measured without groups, which need the terms of cards. */
export const noTerms = { keys: [], shown: [], ofRows: new Uint16Array(0), perRow: 0 };

const neighbours = 15;

/** The time and quality of layouts, compared with those of other libraries for the same vectors. */
export function measureLayouts(texts: readonly Measured[]): string[] {
  const generated = (count: number): Measured => ({
    what: `${count.toLocaleString('en')} generated`,
    stored: generatedVectors(count, dimensions),
  });
  const load = (loadavg()[0] ?? 0).toFixed(1);
  for (let warmUp = 0; warmUp < 2; warmUp += 1) lay(unitVectors(generated(6000).stored, dimensions));
  const rows = [
    besideUmap(generated(2000)),
    besideUmap(generated(5000)),
    besideUmap(generated(20_000)),
    ...texts.map((each) => (countOf(each.stored) > 20_000 ? alone(each) : besideUmap(each))),
    alone(generated(100_000)),
  ];
  return [
    '### Layout of a map',
    `Vectors of ${dimensions} dimensions in one thread, in seconds; each of ours twice, before and after the other library, and their mean. umap-js 1.4.0 has ${neighbours} neighbours, our seed and its defaults. “Places” is what umap-js makes: the nearest neighbours of all and x and y. “All” has the distances and our trustworthiness besides. Trustworthiness is with ${neighbours} neighbours, by the same function for both. Load average of the last minute before: ${load}.`,
    table(
      [
        'vectors',
        'places',
        'umap-js',
        'times as fast',
        'all',
        'trustworthiness',
        'that of umap-js',
        'same bytes again',
      ],
      rows,
    ),
    besideLocalMap(generated(3000)),
  ];
}

/** x and y of each vector, computed as for a map. */
function lay(vectors: Float32Array): Float32Array {
  const buckets = vectors.length / dimensions < comparedExactly ? undefined : bucketsOf(vectors, dimensions);
  const graph = neighbourGraph(new VectorIndex(vectors, dimensions, buckets), neighbours);
  return fullLayout(vectors, dimensions, graph);
}

function besideUmap(measured: Measured): string[] {
  const vectors = unitVectors(measured.stored, dimensions);
  const random = seededRandom(42);
  const ours = twice(measured, () =>
    timed(() => new UMAP({ nNeighbors: neighbours, random }).fit(rowsOf(vectors)).flat()),
  );
  const umap = ours.between;
  return [
    measured.what,
    seconds(ours.places),
    seconds(umap.seconds),
    (umap.seconds / ours.places).toFixed(1),
    seconds(ours.all),
    quality(vectors, ours.placed),
    quality(vectors, Float32Array.from(umap.result)),
    ours.isSame ? 'yes' : 'no',
  ];
}

function alone(measured: Measured): string[] {
  const ours = twice(measured, () => undefined);
  const trust = quality(unitVectors(measured.stored, dimensions), ours.placed);
  return [measured.what, seconds(ours.places), '', '', seconds(ours.all), trust, '', ours.isSame ? 'yes' : 'no'];
}

/** Our layout before and after something else. */
function twice<T>({ stored }: Measured, between: () => T) {
  const vectors = unitVectors(stored, dimensions);
  const once = () => ({
    places: timed(() => lay(vectors)),
    all: timed(() => makeLayout({ vectors: stored, terms: noTerms, before: null, full: true }, () => undefined)),
  });
  const first = once();
  const found = between();
  const second = once();
  return {
    between: found,
    placed: first.places.result,
    places: (first.places.seconds + second.places.seconds) / 2,
    all: (first.all.seconds + second.all.seconds) / 2,
    isSame:
      isSame(first.places.result, second.places.result) &&
      columnsOf(first.all.result).every((column, at) => isSame(column, columnsOf(second.all.result)[at] ?? column)),
  };
}

function besideLocalMap(measured: Measured): string {
  const vectors = unitVectors(measured.stored, dimensions);
  const before = timed(() => lay(vectors));
  const other = timed(() => new LocalMAP(rowsOf(vectors), { seed: 42 }).transform().flat());
  const after = timed(() => lay(vectors));
  const places = (before.seconds + after.seconds) / 2;
  const rows = [
    ['Foreglow', seconds(places), quality(vectors, before.result)],
    [
      'LocalMAP of @saehrimnir/druidjs 0.9.0',
      seconds(other.seconds),
      quality(vectors, Float32Array.from(other.result)),
    ],
  ];
  return table([`${measured.what}, places`, 'seconds', 'trustworthiness'], rows);
}

/** Runs a function and returns its duration. */
export function timed<T>(work: () => T): { readonly result: T; readonly seconds: number } {
  const startedAt = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
}

const countOf = (stored: Int8Array): number => stored.length / dimensions;
const columnsOf = ({ x, y, group, coarseOf, distance }: LayoutResult) => [x, y, group, coarseOf, distance];
const isSame = (a: ArrayBufferView, b: ArrayBufferView): boolean => bytesOf(a).equals(bytesOf(b));
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => Buffer.from(buffer, byteOffset, byteLength);
const quality = (vectors: Float32Array, placed: Float32Array): string =>
  trustworthiness(vectors, dimensions, placed, neighbours)?.toFixed(4) ?? '';

export const seconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** Vectors in the form that the other libraries take. */
const rowsOf = (vectors: Float32Array): number[][] =>
  Array.from({ length: vectors.length / dimensions }, (_, row) => [
    ...vectors.subarray(row * dimensions, (row + 1) * dimensions),
  ]);
