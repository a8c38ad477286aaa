import { topicsOfGroups } from './name-groups.ts';
import type { Strengths, Terms } from './terms.ts';
import { strengthOfTopic } from './topic.ts';

/**
 * Changes the groups of new cards, which are those of similar cards, to groups whose subject they are about; -1 where
 * there is none. `groups` contains the group of each row.
 */
export function groupsOfNew(
  rows: readonly number[],
  groups: Int32Array,
  strengths: readonly Strengths[],
  terms: Terms,
): void {
  const isNew = new Set(rows);
  const ids = [...new Set(groups)].filter((id) => id >= 0).sort((a, b) => a - b);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const known = groups.map((id, row) => (isNew.has(row) ? -1 : (numbers.get(id) ?? -1)));
  const topics = topicsOfGroups({ groups: known, strengths, terms, count: ids.length });
  for (const row of rows) {
    const near = numbers.get(groups[row] as number);
    let best = { number: -1, strength: 0 };
    topics.forEach((topic, number) => {
      const strength = topic ? strengthOfTopic(strengths[row], topic) : 0;
      if (strength > best.strength || (strength > 0 && strength === best.strength && number === near)) {
        best = { number, strength };
      }
    });
    groups[row] = best.number < 0 ? -1 : (ids[best.number] as number);
  }
}
