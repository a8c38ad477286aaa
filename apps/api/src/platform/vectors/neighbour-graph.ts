import { NearestList } from './nearest-list.ts';
import type { VectorIndex } from './vector-index.ts';

/** The nearest neighbours of every row. */
export interface NeighbourGraph {
  /** The maximum number of neighbours per row. */
  readonly size: number;
  /** `size` rows for each, nearest first; -1 where there are fewer. */
  readonly rows: Int32Array;
  /** The cosines of the angles. */
  readonly similarities: Float32Array;
}

/**
 * A search in few buckets gives a first graph quickly. Missing neighbours are found among the neighbours of neighbours.
 */
const searchedFirst = 3;
const refinements = 2;

/**
 * Finds the nearest neighbours of every row of an index: exactly if the index compares all rows; otherwise those in the
 * nearest buckets, improved by the neighbours of neighbours (NN-descent: Dong, Moses and Li, Efficient k-nearest
 * neighbor graph construction for generic similarity measures, 2011).
 */
export function neighbourGraph(
  index: VectorIndex,
  size: number,
  onStep: (share: number) => void = () => undefined,
): NeighbourGraph {
  const graph = {
    size,
    rows: new Int32Array(index.count * size).fill(-1),
    similarities: new Float32Array(index.count * size),
  };
  const list = new NearestList(size);
  let current = 0;
  const isOther = (row: number) => row !== current;
  const passes = index.isExact ? 1 : 1 + refinements;
  index.rows.forEach((row, done) => {
    current = row;
    index.search(index.vectorAt(row), list, searchedFirst, isOther);
    note(graph, row, list);
    if (done % 1000 === 0) onStep(done / index.count / passes);
  });
  for (let pass = 1; pass < passes; pass += 1) {
    refine(index, graph, (share) => onStep((pass + share) / passes));
  }
  return graph;
}

function note(graph: NeighbourGraph, row: number, list: NearestList): void {
  graph.rows.set(list.rows.subarray(0, list.count), row * graph.size);
  graph.similarities.set(list.similarities.subarray(0, list.count), row * graph.size);
}

/**
 * Searches for nearer rows among the neighbours of each row's neighbours, and among the rows that have it as a
 * neighbour.
 */
function refine(index: VectorIndex, graph: NeighbourGraph, onStep: (share: number) => void): void {
  const { size, rows, similarities } = graph;
  const reverse = reversed(graph);
  const list = new NearestList(size);
  const seen = new Int32Array(index.count).fill(-1);
  const candidates = new Int32Array(size * (size + 1));
  const tried = new Int32Array(candidates.length);
  index.rows.forEach((row, done) => {
    list.clear();
    seen[row] = row;
    let count = 0;
    const tryRow = (other: number) => {
      if (other < 0 || seen[other] === row) return;
      seen[other] = row;
      candidates[count] = other;
      count += 1;
    };
    const [from, end] = [row * size, (row + 1) * size];
    for (let at = from; at < end && (rows[at] as number) >= 0; at += 1) {
      seen[rows[at] as number] = row;
      list.offer(rows[at] as number, similarities[at] as number);
    }
    for (let at = from; at < end && (rows[at] as number) >= 0; at += 1) {
      const other = rows[at] as number;
      for (let next = other * size; next < (other + 1) * size; next += 1) tryRow(rows[next] as number);
    }
    for (let at = from; at < end; at += 1) tryRow(reverse[at] as number);
    tried.set(candidates);
    const found = index.similarities(row, tried, count);
    for (let at = 0; at < count; at += 1) {
      const similarity = found[at] as number;
      if (similarity > 0 && list.wants(similarity)) list.offer(candidates[at] as number, similarity);
    }
    note(graph, row, list);
    if (done % 1000 === 0) onStep(done / index.count);
  });
}

/** For each row up to `size` rows that have it as a neighbour; -1 where there are fewer. */
function reversed({ size, rows }: NeighbourGraph): Int32Array {
  const count = rows.length / size;
  const found = new Int32Array(rows.length).fill(-1);
  const filled = new Int32Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const other = rows[at] as number;
    if (other < 0) continue;
    const place = filled[other] as number;
    if (place < size) {
      found[other * size + place] = Math.floor(at / size);
      filled[other] = place + 1;
    }
  }
  return found;
}
