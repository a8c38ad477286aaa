import { type MapColoring, type MapColors, noFilters, type Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { CountedTag, TagsReadModel } from '../tags/tags.read-model.ts';
import { CreatorsReadModel } from '../users/creators.read-model.ts';
import { shownAs } from '../users/team.rules.ts';
import type { ReadMap } from './map-reader.ts';
import { stateOfSubject } from './map-subject.ts';
import { type Colored, colored, type Described, monthOf } from './reading/colors.rules.ts';
import { type CardColumn, PointsReadModel } from './reading/points.read-model.ts';

interface Parts {
  readonly db: Db;
  readonly cache: VersionedCache;
  readonly tags: TagsReadModel;
  readonly team: () => Promise<Team | null>;
}

/** Colours that can be distinguished; a point without one is grey. */
const maxColors = 12;
const maxMonths = 240;

/** Reads the values by which the points of maps are coloured. */
export class MapColorsReader {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The legend of a colouring, and the entry of each point. */
  async read(map: ReadMap, by: MapColoring, timeZone = noFilters.timeZone): Promise<MapColors> {
    const { legend, column } = await this.#colored(map, by, timeZone);
    return { version: map.snapshot.version, legend: [...legend], column: Buffer.from(column).toString('base64') };
  }

  async #colored({ subject, audience, map, snapshot }: ReadMap, by: MapColoring, timeZone: string): Promise<Colored> {
    const read = new PointsReadModel(this.#parts.db);
    const key = `map column ${by} ${timeZone} ${map.modelId}@${map.version} ${stateOfSubject(subject)}`;
    const values = (column: () => Promise<CardColumn>) =>
      this.#parts.cache.get(key, async () => alignedTo(snapshot.pointOf, await column()));
    switch (by) {
      case 'project': {
        const entries = subject.projects.map(({ id, slug, title }) => [id, described(slug, title)] as const);
        return colored(await values(() => read.projects(audience)), new Map(entries), maxColors);
      }
      case 'tag': {
        const tags = await Promise.all(
          subject.projects.map((project) => this.#parts.tags.ofProject(project, audience.seesDrafts)),
        );
        return this.#byTag(tags.flat(), (ids) => values(() => read.tags(audience, ids)));
      }
      case 'creator':
        return this.#byCreator(await values(() => read.creators(audience)));
      case 'month': {
        const months = await values(() => read.months(audience, timeZone));
        const all = [...new Set(months)].sort((a, b) => a - b);
        const entries = all.map((month) => [month, described(monthOf(month))] as const);
        return colored(months, new Map(entries), maxMonths);
      }
      case 'draft':
      case 'ai': {
        const flags = ['false', 'true'].map((value, flag) => [flag, described(value)] as const);
        return colored(await values(() => read.flags(audience, by)), new Map(flags), maxColors);
      }
    }
  }

  /** By the first tag of each card. Tags of several projects with the same name are one. */
  async #byTag(all: readonly CountedTag[], read: (ids: readonly number[]) => Promise<Int32Array>): Promise<Colored> {
    const tags = all
      .filter(({ taxonomy }) => taxonomy === 'cards')
      .toSorted((a, b) => Number(b.sticky) - Number(a.sticky) || b.count - a.count || a.id - b.id);
    const firstOf = new Map<string, number>();
    const combined = tags.map(({ nameKey }, number) => {
      const first = firstOf.get(nameKey) ?? number;
      firstOf.set(nameKey, first);
      return first;
    });
    const numbers = await read(tags.map(({ id }) => id));
    const entries = [...firstOf.values()].flatMap((number) => {
      const tag = tags[number];
      return tag ? [[number, { value: tag.slug, label: tag.name, color: tag.color }] as const] : [];
    });
    return colored(
      numbers.map((number) => combined[number] ?? -1),
      new Map(entries),
      maxColors,
    );
  }

  async #byCreator(values: Int32Array): Promise<Colored> {
    const team = await this.#parts.team();
    const creators = await new CreatorsReadModel(this.#parts.db).byIds([...new Set(values)]);
    const numberOf = new Map<string, number>();
    const entries = new Map<number, Described>();
    const shown = new Map<number, number>();
    for (const creator of creators) {
      // Members of the team count as one creator.
      const { name, email } = shownAs(creator, team);
      const number = numberOf.get(email) ?? numberOf.size;
      numberOf.set(email, number);
      entries.set(number, described(email, name));
      shown.set(creator.id, number);
    }
    return colored(
      values.map((id) => shown.get(id) ?? -1),
      entries,
      maxColors,
    );
  }
}

const described = (value: string, label = value): Described => ({ value, label, color: null });

/** The values in the order of the points. -1 for a card that has none. */
function alignedTo(pointOf: ReadonlyMap<number, number>, { cardIds, values }: CardColumn): Int32Array {
  const aligned = new Int32Array(pointOf.size).fill(-1);
  cardIds.forEach((id, at) => {
    const point = pointOf.get(id);
    if (point !== undefined) aligned[point] = values[at] as number;
  });
  return aligned;
}
