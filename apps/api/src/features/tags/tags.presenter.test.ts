import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Tag } from './stored-tags.read-model.ts';
import { tagsInPlace } from './tags.presenter.ts';

const tags = fc
  .uniqueArray(fc.record({ id: fc.integer(), nameKey: fc.string({ maxLength: 2 }), sticky: fc.boolean() }), {
    selector: ({ nameKey }) => nameKey,
  })
  .map((list) => list as unknown as Tag[]);

it('shows tags in display order: sticky ones first, then by name, without those that do not exist', () => {
  fc.assert(
    fc.property(tags, fc.array(fc.integer()), (stored, others) => {
      const byId = new Map(stored.map((tag) => [tag.id, tag]));
      const kept = [...byId.values()];
      const named = (sticky: boolean) => kept.filter((tag) => tag.sticky === sticky).map(({ nameKey }) => nameKey);
      const shown = tagsInPlace([...byId.keys(), ...others.filter((id) => !byId.has(id))], byId);
      expect(shown.map(({ nameKey }) => nameKey)).toEqual([...named(true).sort(), ...named(false).sort()]);
    }),
  );
});
