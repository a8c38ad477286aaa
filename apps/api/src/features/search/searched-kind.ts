/** What people search by its texts, each in the table of its name. */
export const searchedKinds = ['cards', 'insights', 'trends', 'radars'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** The state of a stored object when its texts were read. */
export interface ReadState {
  readonly id: number;
  readonly project_id: number;
  /** When it was changed, to the microsecond. Every change of its texts changes this. */
  readonly changed: string;
}
