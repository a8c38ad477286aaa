import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '#platform/http/problem.ts';
import type { Blip } from '../radar.ts';
import { type ChangedRadar, changeRadar, emptyRadar, type RadarContent } from './radar-change.rules.ts';
import { changedNames } from './radar-names.rules.ts';

describe('the names of a radar after a change', () => {
  it('continue those that they rename, and otherwise equal ones', () => {
    const given = [
      { name: 'Power', was: 'energy' },
      { name: 'work', was: 'work' },
      { name: 'Sea', was: 'Sea' },
    ];
    expect(changedNames(['Work', 'Energy', 'People'], given)).toEqual([
      { name: 'Power', was: 'Energy' },
      { name: 'work', was: 'Work' },
      { name: 'Sea', was: null },
    ]);
  });

  it('can be exchanged', () => {
    const given = [
      { name: 'Work', was: 'Energy' },
      { name: 'Energy', was: 'Work' },
    ];
    expect(changedNames(['Energy', 'Work'], given)).toEqual(given);
  });

  it('are kept by a change that does not mention them', () => {
    expect(changedNames(['Work'], undefined)).toEqual([{ name: 'Work', was: 'Work' }]);
  });
});

const names = ['A', 'B', 'C', 'D', 'a', 'b'];
const kept = fc.uniqueArray(fc.constantFrom(...names), {
  minLength: 2,
  maxLength: 5,
  selector: (name) => name.toLowerCase(),
});
const given = fc.option(
  fc.uniqueArray(fc.record({ name: fc.constantFrom(...names), was: fc.constantFrom(...names) }), {
    minLength: 2,
    maxLength: 5,
    selector: ({ name }) => name.toLowerCase(),
  }),
  { nil: undefined },
);
const cases = fc
  .record({ sectors: kept, rings: kept, impacts: kept, places: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat())) })
  .chain(({ sectors, rings, impacts, places }) => {
    const blips = places.map(([sector, ring, impact], at): Blip => {
      const inTurn = (all: readonly string[], place: number) => all[place % all.length] ?? '';
      return {
        id: `${at}`,
        sequence: at,
        label: 'Blip',
        sector: inTurn(sectors, sector),
        ring: inTurn(rings, ring),
        position: 0.5,
        angle: null,
        impact: 3,
        impacts: [inTurn(impacts, impact)],
        rationale: null,
        importedMovement: null,
      };
    });
    return fc.record({
      before: fc.constant<RadarContent>({ ...emptyRadar, sectors, rings, impacts, blips }),
      change: fc.record({ domains: given, rings: given, impacts: given }),
    });
  });

/** The result of the change, undefined if it is refused. */
function changed(before: RadarContent, change: object): ChangedRadar | undefined {
  try {
    return changeRadar(before, change);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

describe('a blip that a change of names does not write', () => {
  it('refers to names that go on being what the changed radar calls them', () => {
    let [unwritten, written] = [0, 0];
    fc.assert(
      fc.property(cases, ({ before, change }) => {
        const result = changed(before, change);
        if (!result) return;
        const after = new Map(result.content.blips.map((blip) => [blip.id, blip]));
        for (const blip of before.blips) {
          if (result.writtenIds.has(blip.id)) written += 1;
          if (result.writtenIds.has(blip.id)) continue;
          unwritten += 1;
          const nowOf = (kind: 'sector' | 'ring' | 'impact', name: string) =>
            result.names[kind].find(({ was }) => was === name)?.name;
          const { sector, ring, impacts } = after.get(blip.id) ?? {};
          expect([nowOf('sector', blip.sector), nowOf('ring', blip.ring)]).toEqual([sector, ring]);
          expect(blip.impacts.map((name) => nowOf('impact', name))).toEqual(impacts);
        }
      }),
    );
    // Control: both happen.
    expect([unwritten > 0, written > 0]).toEqual([true, true]);
  });
});
