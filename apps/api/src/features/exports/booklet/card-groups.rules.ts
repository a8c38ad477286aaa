import { tagKey } from '@foreglow/contract/tags/tag';
import { coarseOfPoints, groupingOf, nameOfGroup } from '@foreglow/pictures/map/grouping';
import type { ExportedCard, ExportedMap } from '../content/content.ts';
import type { BookletPlan } from './options.ts';
import type { BookletWords } from './texts.ts';

/** With more cards than this, the contents list groups of them rather than every card. */
export const listedCards = 60;

/** Cards in groups, largest first, and what is in none at the end. */
interface CardGroups {
  readonly names: readonly string[];
  /** The group of each card, as its index among the names. */
  readonly groupOf: readonly number[];
  /** The indexes of the cards, group by group; within a group they keep their order. */
  readonly order: readonly number[];
}

type GroupedCard = Pick<ExportedCard, 'id' | 'tags'>;

/** Groups cards as the map does if it has at least two groups, otherwise by their first tag. */
export function groupCards(
  cards: readonly GroupedCard[],
  map: ExportedMap | undefined,
  texts: Pick<BookletWords, 'say'>,
): CardGroups {
  const grouping = map && groupingOf(map.groups);
  if (!map || !grouping || grouping.coarse.length < 2) {
    return byName(
      cards.map(({ tags: [first] }) => first && { key: tagKey(first.name), name: first.name }),
      texts.say('withoutTag'),
    );
  }
  const coarse = coarseOfPoints(grouping, map.points);
  const points = new Map([...map.cardIds].map((id, point) => [id, coarse[point]]));
  return byName(
    cards.map(({ id }) => {
      const group = grouping.coarse[points.get(id) ?? grouping.coarse.length];
      return group && { key: group.id, name: nameOfGroup(group) ?? texts.say('mapNoWords') };
    }),
    texts.say('mapAlone'),
  );
}

/** The groups of a plan, each with the number of its cards and its first card. */
export function groupStarts({ cards, groups }: Pick<BookletPlan, 'cards' | 'groups'>) {
  const byGroup = Map.groupBy(cards, ({ group }) => group);
  return groups.flatMap((name, at) => {
    const own = byGroup.get(at) ?? [];
    return own[0] ? [{ name, count: own.length, slug: own[0].slug, cards: own }] : [];
  });
}

/** `rest` names the group of those without a name. */
function byName(found: readonly ({ key: string; name: string } | undefined)[], rest: string): CardGroups {
  const members = Map.groupBy(found.keys(), (at) => found[at]?.key);
  const isRest = (key: string | undefined) => Number(key === undefined);
  const groups = [...members].sort(([a, own], [b, other]) => isRest(a) - isRest(b) || other.length - own.length);
  const groupOf = new Array<number>(found.length).fill(0);
  for (const [group, [, own]] of groups.entries()) for (const at of own) groupOf[at] = group;
  return {
    names: groups.map(([, [first = 0]]) => found[first]?.name ?? rest),
    groupOf,
    order: groups.flatMap(([, own]) => own),
  };
}
