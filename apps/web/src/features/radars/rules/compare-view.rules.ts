import type { RadarShape } from '@foreglow/contract';
import { oneOf, slug } from '../../../lib/url/address-codecs.rules.ts';
import { addressOf, parameter } from '../../../lib/url/address-table.rules.ts';

/** The version that is edited, beside those that were published. */
export const now = 'now';

/** Which versions of a radar are compared. */
export interface CompareView {
  /** The slug of the earlier version; empty: the last but one, or the only one. */
  readonly from: string;
  /** The slug of the later version, or `now`; empty: the last one, or `now` if there is one only. */
  readonly to: string;
  readonly shape: RadarShape;
}

/** The same in the address; default values are undefined. */
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
