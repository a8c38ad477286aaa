import { type MapColoring, mapColorings } from '@foreglow/contract';
import { type CardSearch, cardSearch, repositorySearch } from '#features/cards/rules/card-search.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { type AddressCodec, flag, oneOf } from '#lib/url/address-codecs.rules.ts';
import { addressOf, type Part, parameter } from '#lib/url/address-table.rules.ts';
import type { ChartView } from './camera.rules.ts';

/** How the points are coloured: by group, or by a property of their cards on the server. */
export type Coloring = 'group' | MapColoring;

/** The state of the map screen, in addition to the filters of its cards. */
export interface MapView {
  readonly coloring: Coloring;
  /** Whether insights and trends are outlined around their cards. */
  readonly outlines: boolean;
  /** The visible part of the map; null: all of it. */
  readonly place: ChartView | null;
  /** The last month `YYYY-MM` whose cards are shown; empty: all of them. */
  readonly until: string;
  /** The id of the group whose panel is open; empty for none. */
  readonly group: string;
}

/** The same state in the address; default values are undefined. */
interface MapViewSearch {
  readonly color?: Coloring | undefined;
  readonly outlines?: 'yes' | undefined;
  /** Centre and zoom of the visible part: three numbers separated by commas. */
  readonly at?: string | undefined;
  readonly until?: string | undefined;
  readonly group?: string | undefined;
}

/** The whole address of the screen. */
export type MapSearch = CardSearch & MapViewSearch;

const places: AddressCodec<ChartView | null> = {
  read(text) {
    const [x = Number.NaN, y = Number.NaN, zoom = Number.NaN, ...rest] = text.split(',').map(Number);
    const isInside = (value: number) => value >= 0 && value <= 1;
    return rest.length === 0 && isInside(x) && isInside(y) && zoom > 0 && zoom <= 100 ? { x, y, zoom } : undefined;
  },
  // Precise enough for the largest zoom: a view that is read from the address must not move the map.
  write: (place) =>
    place === null ? undefined : `${rounded(place.x, 6)},${rounded(place.y, 6)},${rounded(place.zoom, 4)}`,
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const pattern = (allowed: RegExp): AddressCodec<string> => ({
  read: (text) => (allowed.test(text) ? text : undefined),
  write: (value) => value || undefined,
});

const part = <K extends keyof MapView>(name: K): Part<MapView, MapView[K]> => ({
  get: (view) => view[name],
  set: (view, value) => ({ ...view, [name]: value }),
});

const colorings = (allowed: readonly Coloring[]) =>
  oneOf<Coloring, Coloring>(Object.fromEntries(allowed.map((one) => [one, one])) as Record<Coloring, Coloring>);

const defaults: MapView = { coloring: 'group', outlines: false, place: null, until: '', group: '' };

const addressWith = (standard: Coloring, others: readonly Coloring[]) =>
  addressOf<MapView, MapViewSearch>(
    { ...defaults, coloring: standard },
    {
      color: parameter(part('coloring'), colorings(others)),
      outlines: parameter(part('outlines'), flag('yes')),
      at: parameter(part('place'), places),
      until: parameter(part('until'), pattern(/^\d{4}-(0[1-9]|1[0-2])$/)),
      group: parameter(part('group'), pattern(/^\d{1,15}$/)),
    },
  );

/** By default a project is coloured by group, and a repository by project. */
const addresses = {
  project: addressWith('group', mapColorings),
  workspace: addressWith('project', ['group', ...mapColorings]),
};

/**
 * The search parameters of the map of a project, read from its address: the filters of its cards and the state of the
 * map.
 */
export const mapSearch = (given: object): MapSearch => ({ ...cardSearch(given), ...addresses.project.parse(given) });

/** The same for the map of a repository. */
export const repositoryMapSearch = (given: object): MapSearch => ({
  ...repositorySearch(given),
  ...addresses.workspace.parse(given),
});

/** Reads the search parameters of a map, converts them to a state, and a state to an address. */
export const addressFor = (kind: CardSource['kind']) => ({
  ...addresses[kind],
  parse: kind === 'project' ? mapSearch : repositoryMapSearch,
});
