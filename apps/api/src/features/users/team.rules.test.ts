import { belongsToTeam, rolesByRank, teamEmail } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTeam, shownAs, shownWithPicture } from './team.rules.ts';

const team = { name: 'Us', domains: ['us.example', 'we.example'] };
const person = fc.record({
  slug: fc.string({ minLength: 3, maxLength: 8 }),
  name: fc.string({ maxLength: 8 }),
  email: fc.constantFrom('a@us.example', 'b@we.example', 'c@they.example', 'd@notus.example'),
  role: fc.option(fc.constantFrom(...rolesByRank), { nil: null }),
  card_count: fc.nat(1000),
});

describe('the team in place of its people', () => {
  it('never reveals who belongs to it, and leaves others unchanged', () => {
    fc.assert(
      fc.property(person, (one) => {
        const shown = shownAs(one, team);
        if (belongsToTeam(one.email, team)) {
          expect(shown).toEqual({ slug: 'team', name: 'Us', email: teamEmail(team) });
        } else expect(shown).toBe(one);
        expect(shownAs(one, null)).toBe(one);
      }),
    );
  });

  it('has no picture, while others have theirs', () => {
    const pictures = new Map([[7, '/small.webp']]);
    const of = (email: string, pictureId: number | null) =>
      shownWithPicture({ slug: 'ada', name: 'Ada', email, pictureId }, team, pictures).picture;
    expect(of('a@us.example', 7)).toBe(null);
    expect(of('c@they.example', 7)).toBe('/small.webp');
    expect(of('c@they.example', null)).toBe(null);
  });

  it('is one entry of a list, with all their cards and their highest role', () => {
    fc.assert(
      fc.property(fc.array(person), (people) => {
        const listed = mergeTeam(people, team);
        const ours = people.filter(({ email }) => belongsToTeam(email, team));
        const entries = listed.filter(({ slug }) => slug === 'team');
        expect(entries).toHaveLength(ours.length > 0 ? 1 : 0);
        expect(listed).toHaveLength(people.length - ours.length + entries.length);
        const sum = (some: readonly { card_count: number }[]) => some.reduce((all, one) => all + one.card_count, 0);
        expect(sum(listed)).toBe(sum(people));
        const ranks = ours.map(({ role }) => (role ? rolesByRank.indexOf(role) : -1));
        const [entry] = entries;
        if (entry) expect(entry.role ? rolesByRank.indexOf(entry.role) : -1).toBe(Math.max(...ranks));
      }),
    );
  });
});
