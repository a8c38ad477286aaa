import { alikeTo, NearlyIdenticalGroups, nearlyIdentical } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('names that are nearly identical', () => {
  it.each([
    ['AI', 'ai'],
    ['Café culture', 'Cafe Culture'],
    ['Mobilität', 'Mobilitat'],
    ['Mobilität', 'Mobilitaet'],
    ['Straße', 'STRASSE'],
    ['e-mobility', 'eMobility'],
    ['Supply chain', 'supply-chain'],
    ['Supply chain', 'Supply_Chains'],
    ['Robot', 'Robots'],
    ['City', 'Cities'],
    ['Tax', 'Taxes'],
    ['Law', 'Laws'],
    ['Idea', 'Ideas'],
    ['Energie', 'Energien'],
    ['Projekt', 'Projekte'],
    ['Projekte', 'Projekten'],
    ['System', 'Systeme'],
    ['Systems', 'Systeme'],
    ['Stadt', 'Städte'],
    ['Haus', 'Häuser'],
    ['Frau', 'Frauen'],
    ['Biodiversity', 'Biodiverstiy'],
    ['Technological', 'Technolgical'],
    ['Agriculture', 'Agricullture'],
    ['Climate', 'Climete'],
  ])('%s and %s', (one, other) => {
    expect(nearlyIdentical(one, other)).toBe(true);
  });

  it.each([
    ['Social', 'Societal'],
    ['Political', 'Technological'],
    ['AI', 'AR'],
    ['C', 'C++'],
    ['New', 'News'],
    ['Farm', 'Farmer'],
    ['Design', 'Designer'],
    ['Policy', 'Police'],
    ['Generation 1', 'Generation 2'],
    ['Horizon 2030', 'Horizon 2040'],
    ['Web 2', 'Web 3'],
    ['Wage', 'Sage'],
    ['Virus', 'Viru'],
    ['Migration', 'Mitigation'],
    ['Rental', 'Mental'],
    ['Water', 'Waste'],
    ['Heat', 'Heath'],
    ['太陽', '太陰'],
    ['Energy', 'Economy'],
  ])('are not %s and %s', (one, other) => {
    expect(nearlyIdentical(one, other)).toBe(false);
  });

  const name = fc.string({
    unit: fc.constantFrom('a', 'e', 'n', 's', 'ä', 'ü', 'ß', 'i', 'y', '-', ' ', '1', '2', 'R', 'é', 't'),
    minLength: 1,
    maxLength: 10,
  });
  const words = fc.constantFrom(
    'Robot',
    'robots',
    'Stadt',
    'Städte',
    'Climate',
    'Climete',
    'Climates',
    'Energie',
    'AI',
  );
  const any = fc.oneof(name, words, fc.string({ unit: 'grapheme', minLength: 1 }));
  it('are nearly identical in both directions, and every name is to itself', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(nearlyIdentical(one, other)).toBe(nearlyIdentical(other, one));
        expect(nearlyIdentical(one, one)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('form the same groups as a comparison of all pairs of names', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (names) => {
        const naive: string[][] = [];
        for (const candidate of names) {
          const group = naive.find(([first = '']) => nearlyIdentical(first, candidate));
          if (group) group.push(candidate);
          else naive.push([candidate]);
        }
        const groups = new NearlyIdenticalGroups();
        for (const each of names) groups.add({ name: each });
        const found = groups.found();
        expect(found.map((group) => group.map((each) => each.name))).toEqual(naive.filter(({ length }) => length > 1));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('tags that a new one is like', () => {
  const tags = ['Economy', 'Robots', 'Energy'].map((name) => ({ name }));
  it.each([
    ['Econmy', ['Economy']],
    ['robot', ['Robots']],
    ['econ', []],
    ['Energies', ['Energy']],
    ['Water', []],
  ])('%s: %j', (name, alike) => {
    expect(alikeTo(name, tags).map((tag) => tag.name)).toEqual(alike);
  });

  it('are none if a tag has exactly this name', () => {
    expect(alikeTo(' robots', [...tags, { name: 'Robot' }])).toEqual([]);
  });
});
