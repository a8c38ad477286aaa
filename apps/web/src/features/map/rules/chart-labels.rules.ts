export type GroupLevel = 'coarse' | 'fine';

/** From this zoom on the names of the finer groups are shown. */
const fineFrom = 2.2;

/** The groups that are named at a zoom. A map that has groups of one kind only always names these. */
export function levelAt(zoom: number, levels: ReadonlySet<GroupLevel>): GroupLevel {
  if (levels.size < 2) return levels.has('fine') ? 'fine' : 'coarse';
  return zoom >= fineFrom ? 'fine' : 'coarse';
}
