/** Rows of a matrix that is mostly zero, in compressed form. */
export interface SparseRows {
  /** The start of each row, and one more entry for the end of the last. */
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  /** The number of columns. */
  readonly width: number;
}

/** One row: its columns and their values. */
export interface SparseRow {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** Joins rows into a matrix. */
export function sparseRows(rows: readonly SparseRow[], width: number): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.columns.length;
  });
  const total = starts[rows.length] ?? 0;
  const columns = new Uint32Array(total);
  const values = new Float32Array(total);
  rows.forEach((row, at) => {
    columns.set(row.columns, starts[at]);
    values.set(row.values, starts[at]);
  });
  return { starts, columns, values, width };
}

/** The matrix times `right` (width × dimensions, by rows): rows × dimensions. */
export function times(rows: SparseRows, right: Float32Array, dimensions: number): Float32Array {
  const { starts, columns, values } = rows;
  const count = starts.length - 1;
  const product = new Float32Array(count * dimensions);
  for (let row = 0; row < count; row += 1) {
    const to = row * dimensions;
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at += 1) {
      const from = (columns[at] as number) * dimensions;
      const value = values[at] as number;
      for (let d = 0; d < dimensions; d += 1)
        product[to + d] = (product[to + d] as number) + value * (right[from + d] as number);
    }
  }
  return product;
}

/** The transposed matrix times `right` (rows × dimensions, by rows): width × dimensions. */
export function transposedTimes(rows: SparseRows, right: Float32Array, dimensions: number): Float32Array {
  const { starts, columns, values, width } = rows;
  const product = new Float32Array(width * dimensions);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const from = row * dimensions;
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at += 1) {
      const to = (columns[at] as number) * dimensions;
      const value = values[at] as number;
      for (let d = 0; d < dimensions; d += 1)
        product[to + d] = (product[to + d] as number) + value * (right[from + d] as number);
    }
  }
  return product;
}
