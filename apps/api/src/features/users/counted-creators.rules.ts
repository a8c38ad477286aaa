import { inNaturalOrder, type Team } from '@foreglow/contract';
import type { Creator } from './creators.read-model.ts';
import { shownAs } from './team.rules.ts';

/** A creator as shown to others, and the number of cards they made. */
export interface CountedCreator {
  readonly name: string;
  readonly email: string;
  readonly count: number;
}

/** The number of cards per creator as shown to others, with the team as one; highest count first, then by name. */
export function countedCreators(
  creators: readonly Creator[],
  counts: ReadonlyMap<number, number>,
  team: Team | null,
): CountedCreator[] {
  const combined = new Map<string, CountedCreator>();
  for (const creator of creators) {
    const { name, email } = shownAs(creator, team);
    combined.set(email, { name, email, count: (combined.get(email)?.count ?? 0) + (counts.get(creator.id) ?? 0) });
  }
  return [...combined.values()].sort((a, b) => b.count - a.count || inNaturalOrder(a.name, b.name));
}
