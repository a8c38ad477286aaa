import { describe, expect, it } from 'vitest';
import { frameOf, sourceCard } from '#test/support/source-cards.ts';
import { phraseCounts } from './distinctive-phrases.rules.ts';
import { domainOfGroups, domainsOf, votesOfCards } from './domains.rules.ts';
import { readCards } from './read-cards.rules.ts';

const others = ['Established', 'Emerging'] as const;
const cards = ['Heat pumps for streets', 'Heat pumps in libraries', 'School gardens', 'School gardens in winter'].map(
  (title, at) => sourceCard(at + 1, title),
);
const read = readCards(cards);
const frame = frameOf(cards, [0, 0, 1, 1]);
const drafted = (domains: string[], tags: string[], of = read) =>
  domainsOf({ domains, impacts: ['Tenants'] }, tags, of, frame, phraseCounts(of), others);

describe('the sectors of a radar', () => {
  it('are those that were set, then the sticky tags, then the subjects of the larger groups', () => {
    expect(drafted(['One', 'Two'], ['Social', 'Political'])).toEqual({
      domains: ['One', 'Two'],
      impacts: ['Tenants'],
      given: true,
    });
    expect(drafted([], ['Social', 'Political'])).toMatchObject({ domains: ['Social', 'Political'], given: false });
    expect(drafted([], ['Social']).domains).toEqual(['Heat pumps', 'School gardens']);
  });

  it('are two even if the cards have nothing in common', () => {
    const unlike = readCards(['Kelp', 'Robots', 'Choirs'].map((title, at) => sourceCard(at + 1, title)));
    expect(drafted([], [], unlike).domains).toEqual(others);
  });

  it('get subjects that point to them more than usual, not everything for the tag that most cards have', () => {
    const tagged = readCards([
      ...[1, 2, 3, 4, 5].map((id) => sourceCard(id, `Habit ${id}`, { tags: ['Social'] })),
      sourceCard(6, 'Carbon in soil', { tags: ['Social'] }),
      sourceCard(7, 'Votes', { tags: ['Political', 'Social'] }),
    ]);
    const groups = [tagged.slice(0, 2), tagged.slice(5, 6), tagged.slice(6)];
    expect(domainOfGroups(groups, tagged, ['Social', 'Environmental', 'Political'])).toEqual([
      'Social',
      'Environmental',
      'Political',
    ]);
  });

  it('get a subject by its label, whatever tag its cards have', () => {
    const titles = ['Choirs', 'Owls', 'Kelp', 'A deal'];
    const tagged = readCards(titles.map((title, at) => sourceCard(at + 1, title, { tags: ['Social'] })));
    const sectors = ['Social', 'Economic'];
    const groups = [tagged.slice(3)];
    expect(domainOfGroups(groups, tagged, sectors)).toEqual(['Social']);
    const votes = votesOfCards(tagged, sectors);
    expect(domainOfGroups(groups, tagged, sectors, votes, ['Trade deal'])).toEqual(['Economic']);
  });
});
