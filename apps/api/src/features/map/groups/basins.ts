const gridSize = 200;

/**
 * Divides points among the peaks of their density: each belongs to the peak reached by going uphill from it. `xs` and
 * `ys` are 0 to 1. Returns a number for each point; peaks are numbered from 0. The density is a kernel density whose
 * bandwidth decreases with the number of points (Scott's rule, 1979).
 */
export function basinsOf(xs: Float32Array, ys: Float32Array): Int32Array {
  const density = densityOf(xs, ys);
  const peakOfCell = new Int32Array(density.length).fill(-1);
  const numbers = new Map<number, number>();
  return Int32Array.from(xs, (x, at) => {
    const peak = climb(density, peakOfCell, cellOf(x, ys[at] as number));
    const number = numbers.get(peak) ?? numbers.size;
    numbers.set(peak, number);
    return number;
  });
}

const cellOf = (x: number, y: number): number => {
  const column = Math.min(gridSize - 1, Math.floor(x * gridSize));
  return Math.min(gridSize - 1, Math.floor(y * gridSize)) * gridSize + column;
};

const widest = 0.006;

function densityOf(xs: Float32Array, ys: Float32Array): Float32Array {
  let grid: Float32Array = new Float32Array(gridSize * gridSize);
  xs.forEach((x, at) => {
    const cell = cellOf(x, ys[at] as number);
    grid[cell] = (grid[cell] as number) + 1;
  });
  const width = Math.max(1, Math.round(widest * gridSize * (200 / Math.max(200, xs.length)) ** (1 / 6)));
  for (let pass = 0; pass < 3; pass += 1) grid = turned(blurred(turned(blurred(grid, width)), width));
  return grid;
}

/** The average over `width` cells on both sides, row by row. */
function blurred(grid: Float32Array, width: number): Float32Array {
  const result = new Float32Array(grid.length);
  for (let row = 0; row < gridSize; row += 1) {
    let sum = 0;
    const at = (column: number) => (column < 0 || column >= gridSize ? 0 : (grid[row * gridSize + column] as number));
    for (let column = -width; column < width; column += 1) sum += at(column);
    for (let column = 0; column < gridSize; column += 1) {
      sum += at(column + width);
      result[row * gridSize + column] = sum;
      sum -= at(column - width);
    }
  }
  return result;
}

function turned(grid: Float32Array): Float32Array {
  const result = new Float32Array(grid.length);
  for (let row = 0; row < gridSize; row += 1) {
    for (let column = 0; column < gridSize; column += 1) {
      result[column * gridSize + row] = grid[row * gridSize + column] as number;
    }
  }
  return result;
}

/** The cell of the peak above a cell. Of equally high neighbours the first is taken, and only higher ones count. */
function climb(density: Float32Array, peakOfCell: Int32Array, start: number): number {
  const path: number[] = [];
  let cell = start;
  while (peakOfCell[cell] === -1) {
    path.push(cell);
    const next = highestBeside(density, cell);
    if (next === cell) peakOfCell[cell] = cell;
    cell = next;
  }
  const peak = peakOfCell[cell] as number;
  for (const passed of path) peakOfCell[passed] = peak;
  return peak;
}

function highestBeside(density: Float32Array, cell: number): number {
  const column = cell % gridSize;
  const row = (cell - column) / gridSize;
  let best = cell;
  for (let r = Math.max(0, row - 1); r <= Math.min(gridSize - 1, row + 1); r += 1) {
    for (let c = Math.max(0, column - 1); c <= Math.min(gridSize - 1, column + 1); c += 1) {
      const other = r * gridSize + c;
      if ((density[other] as number) > (density[best] as number)) best = other;
    }
  }
  return best;
}
