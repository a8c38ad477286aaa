import type { CoverageAttributes, Team } from '@foreglow/contract';
import { shownAs } from '../users/index.ts';
import type { Creator } from './coverage.read-model.ts';

/** How many cards each creator made as others see them, the team as one; highest count first, then by name. */
export function countedCreators(
  creators: readonly Creator[],
  counts: ReadonlyMap<number, number>,
  team: Team | null,
): CoverageAttributes['by_creator'] {
  const united = new Map<string, CoverageAttributes['by_creator'][number]>();
  for (const creator of creators) {
    const { name, email } = shownAs(creator, team);
    united.set(email, { name, email, count: (united.get(email)?.count ?? 0) + (counts.get(creator.id) ?? 0) });
  }
  return [...united.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
