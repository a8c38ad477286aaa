import type { RadarShape } from '@foreglow/contract';
import { oneOf, slug } from '#lib/url/address-codecs.rules.ts';
import { addressOf, parameter } from '#lib/url/address-table.rules.ts';

/** Names the edited version, as opposed to the published ones. */
export const now = 'now';

/** The compared versions of a radar. */
export interface CompareView {
  /** The slug of the earlier version; empty: the last but one, or the only version. */
  readonly from: string;
  /** The slug of the later version, or `now`; empty: the last version, or `now` if there is only one. */
  readonly to: string;
  readonly shape: RadarShape;
}

/** The same state in the address; default values are undefined. */
export interface CompareSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly shape?: 'full' | undefined;
}

const part = <K extends keyof CompareView>(name: K) => ({
  get: (view: CompareView) => view[name],
  set: (view: CompareView, value: CompareView[K]): CompareView => ({ ...view, [name]: value }),
});

export const {
  parse: compareSearch,
  viewFrom,
  searchFrom,
} = addressOf<CompareView, CompareSearch>(
  { from: '', to: '', shape: 'half' },
  {
    from: parameter(part('from'), slug),
    to: parameter(part('to'), slug),
    shape: parameter(part('shape'), oneOf<'full', RadarShape>({ full: 'full' })),
  },
);
