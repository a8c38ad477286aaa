import { type Direction, directions, type Movement, movements, type RadarShape } from '@foreglow/contract';
import { type AddressCodec, names, oneOf, slug, someOf, text } from '#lib/url/address-codecs.rules.ts';
import { addressOf, type Part, parameter } from '#lib/url/address-table.rules.ts';

/** From 1 (low) to 5 (high), as text. */
export const impactSteps = ['5', '4', '3', '2', '1'] as const;
type ImpactStep = (typeof impactSteps)[number];

/** The filters that decide which blips stand out; the others are dimmed. */
export interface BlipFilters {
  readonly search: string;
  readonly impact: readonly ImpactStep[];
  /** Names of impacts of the radar. */
  readonly affects: readonly string[];
  readonly tags: readonly string[];
  readonly directions: readonly Direction[];
  readonly movements: readonly Movement[];
}

/** The state of the radar screen. */
export interface RadarView {
  readonly filters: BlipFilters;
  readonly shape: RadarShape;
  /** The name of the sector if only one is shown; empty for all. */
  readonly sector: string;
  /** The id of the chosen blip; empty for none. */
  readonly blip: string;
  /** The comment that the address links to. */
  readonly comment: string;
  /** The number of the edition that is open in the list of editions; empty for none. */
  readonly edition: string;
}

/** The same state in the address; default values are undefined. */
export interface RadarViewSearch {
  readonly q?: string | undefined;
  readonly impact?: string | undefined;
  readonly affects?: string | undefined;
  readonly tags?: string | undefined;
  readonly direction?: string | undefined;
  readonly moved?: string | undefined;
  readonly shape?: 'full' | undefined;
  readonly sector?: string | undefined;
  readonly blip?: string | undefined;
  readonly comment?: string | undefined;
  readonly edition?: string | undefined;
}

export const noBlipFilters: BlipFilters = {
  search: '',
  impact: [],
  affects: [],
  tags: [],
  directions: [],
  movements: [],
};

const inFilters = <K extends keyof BlipFilters>(name: K): Part<RadarView, BlipFilters[K]> => ({
  get: ({ filters }) => filters[name],
  set: (view, value) => ({ ...view, filters: { ...view.filters, [name]: value } }),
});

const inView = <K extends 'shape' | 'sector' | 'blip' | 'comment' | 'edition'>(
  name: K,
): Part<RadarView, RadarView[K]> => ({
  get: (view) => view[name],
  set: (view, value) => ({ ...view, [name]: value }),
});

/** Names that may contain commas. */
const anyNames: AddressCodec<readonly string[]> = {
  read: (given) => names.read(given)?.map((name) => name.replaceAll('%2C', ',').replaceAll('%25', '%')),
  write: (value) => names.write(value.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C'))),
};

const address = addressOf<RadarView, RadarViewSearch>(
  { filters: noBlipFilters, shape: 'half', sector: '', blip: '', comment: '', edition: '' },
  {
    q: parameter(inFilters('search'), text, { filter: 'q' }),
    impact: parameter(inFilters('impact'), someOf(impactSteps), { filter: 'impact' }),
    affects: parameter(inFilters('affects'), anyNames, { filter: 'affects' }),
    tags: parameter(inFilters('tags'), names, { filter: 'tags' }),
    direction: parameter(inFilters('directions'), someOf(directions), { filter: 'direction' }),
    moved: parameter(inFilters('movements'), someOf(movements), { filter: 'moved' }),
    shape: parameter(inView('shape'), oneOf<'full', RadarShape>({ full: 'full' })),
    sector: parameter(inView('sector'), text),
    blip: parameter(inView('blip'), slug),
    comment: parameter(inView('comment'), slug),
    edition: parameter(inView('edition'), slug),
  },
);

export const { parse: radarViewSearch, viewFrom, searchFrom } = address;

/** The number of active filters, including the search. */
export const filtersOn = (view: RadarView): number => address.filtersOn(searchFrom(view));
