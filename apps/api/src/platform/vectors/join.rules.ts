/** A mass at a position in any number of dimensions. */
export interface Body {
  readonly place: Float64Array;
  readonly mass: number;
}

/** One step of joining bodies: `from` into `into`, both identified by numbers of original bodies. */
export interface Join {
  readonly into: number;
  readonly from: number;
  /** The increase of the sum of squared distances. */
  readonly cost: number;
}

/**
 * Joins bodies until one is left, each time the two whose joining increases the sum of squared distances least (Ward,
 * Hierarchical grouping to optimize an objective function, 1963). Returns the joins in their order, cheapest first.
 */
export function joins(bodies: readonly Body[]): Join[] {
  const left = new Map(bodies.map((body, at) => [at, body]));
  const nearest = new Map<number, { other: number; cost: number }>();
  const search = (at: number) => {
    const body = left.get(at);
    if (!body) return;
    let best: { other: number; cost: number } | undefined;
    for (const [other, candidate] of left) {
      if (other === at) continue;
      const cost = costOf(body, candidate);
      if (!best || cost < best.cost) best = { other, cost };
    }
    if (best) nearest.set(at, best);
    else nearest.delete(at);
  };
  for (const at of left.keys()) search(at);
  const found: Join[] = [];
  while (left.size > 1) {
    const [at, { other, cost }] = cheapest(nearest);
    const [into, from] = at < other ? [at, other] : [other, at];
    found.push({ into, from, cost });
    left.set(into, joined(left.get(into) as Body, left.get(from) as Body));
    left.delete(from);
    nearest.delete(from);
    search(into);
    for (const [one, best] of nearest) if (one !== into && (best.other === from || best.other === into)) search(one);
    const body = left.get(into) as Body;
    for (const [one, best] of nearest) {
      if (one === into) continue;
      const costNow = costOf(left.get(one) as Body, body);
      if (costNow < best.cost) nearest.set(one, { other: into, cost: costNow });
    }
  }
  return found;
}

function cheapest(nearest: ReadonlyMap<number, { other: number; cost: number }>) {
  let best: [number, { other: number; cost: number }] | undefined;
  for (const entry of nearest) if (!best || entry[1].cost < best[1].cost) best = entry;
  if (!best) throw new Error('There is nothing to join.');
  return best;
}

function costOf(a: Body, b: Body): number {
  let squared = 0;
  for (let d = 0; d < a.place.length; d += 1) squared += ((a.place[d] as number) - (b.place[d] as number)) ** 2;
  return ((a.mass * b.mass) / (a.mass + b.mass)) * squared;
}

function joined(a: Body, b: Body): Body {
  const mass = a.mass + b.mass;
  const place = a.place.map((value, d) => (value * a.mass + (b.place[d] as number) * b.mass) / mass);
  return { place, mass };
}

/** The number of each body's group when `count` groups are left; groups are numbered from 0. */
export function groupsAfter(bodies: number, steps: readonly Join[], count: number): Int32Array {
  const into = Int32Array.from({ length: bodies }, (_, at) => at);
  for (const step of steps.slice(0, Math.max(0, bodies - count))) into[step.from] = step.into;
  const rootOf = (at: number): number => {
    let root = at;
    while (into[root] !== root) root = into[root] as number;
    return root;
  };
  const numbers = new Map<number, number>();
  return Int32Array.from({ length: bodies }, (_, at) => {
    const root = rootOf(at);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    return number;
  });
}
