export type GroupLevel = 'coarse' | 'fine';

/** From this zoom on, the names of the fine groups are shown. */
const fineFrom = 2.2;

/** The level of groups that are named at a zoom. A map with groups of a single level always names these. */
export function levelAt(zoom: number, levels: ReadonlySet<GroupLevel>): GroupLevel {
  if (levels.size < 2) return levels.has('fine') ? 'fine' : 'coarse';
  return zoom >= fineFrom ? 'fine' : 'coarse';
}
