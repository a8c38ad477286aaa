import type { z } from 'zod';

type Fault = z.core.$ZodIssue;
type UnionFault = z.core.$ZodIssueInvalidUnion;

/**
 * Every single fault of an input. Where a schema allows several shapes (`z.union`), its own issue is only one sentence
 * for the whole input. It is replaced with the faults of the shape that the input is meant to have: the one that knows
 * most of its fields, then the one with the fewest faults. If several are equally near, these are the faults that the
 * input has in all of them, and the sentence of the union for the rest. A value of the wrong type has no other faults: the
 * length of a list would be that of a text.
 */
export function singleFaults(issues: readonly Fault[]): Fault[] {
  const ofWrongType = new Set(issues.filter(isWrongType).map(placeOf));
  return issues
    .filter((issue) => isWrongType(issue) || !ofWrongType.has(placeOf(issue)))
    .flatMap((issue) => (issue.code === 'invalid_union' && issue.errors.length > 0 ? inUnion(issue) : [issue]));
}

const isWrongType = ({ code }: Fault): boolean => code === 'invalid_type';
const placeOf = ({ path }: Fault): string => path.join('\n');

function inUnion(union: UnionFault): Fault[] {
  const [first = [], ...others] = nearest(union.errors.map(singleFaults));
  const shared = first.flatMap((fault): Fault[] => {
    const alike = others.map((shape) => shape.find((other) => isSame(fault, other)));
    if (alike.includes(undefined)) return [];
    return [alike.every((other) => other?.message === fault.message) ? fault : { ...fault, message: impossible }];
  });
  const isAll = [first, ...others].every((shape) => shape.length === shared.length);
  const placed = shared.map((fault) => ({ ...fault, path: [...union.path, ...fault.path] }));
  return isAll ? placed : [...placed, union];
}

/** For a value that is not possible in any of the shapes, for different reasons. */
const impossible = 'This value is not possible here.';

/** The shapes that are nearest to the input, each given by its faults. */
function nearest(shapes: readonly Fault[][]): readonly Fault[][] {
  const near = leastBy(shapes, (faults) => faults.reduce((sum, fault) => sum + strangeness(fault), 0));
  return leastBy(near, (faults) => faults.length);
}

function leastBy(shapes: readonly Fault[][], measure: (faults: Fault[]) => number): readonly Fault[][] {
  const least = Math.min(...shapes.map(measure));
  return shapes.filter((faults) => measure(faults) === least);
}

/** To what extent a fault says that the input is not meant to have the shape: the number of fields that it lacks. */
function strangeness(fault: Fault): number {
  if (fault.path.length > 0) return 0;
  if (fault.code === 'unrecognized_keys') return fault.keys.length;
  return fault.code === 'invalid_type' ? Number.POSITIVE_INFINITY : 0;
}

/** Whether two shapes have the same fault: about the same field, or about the whole input with the same sentence. */
const isSame = (one: Fault, other: Fault): boolean =>
  placeOf(one) === placeOf(other) && (one.path.length > 0 || one.message === other.message);
