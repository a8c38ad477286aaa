/** The values of a form. */
export type Values<Name extends string> = Record<Name, string>;

/** The values that have changed, ignoring white space around them; none if it is not known what there was before. */
export function changesOf<Name extends string>(before: Values<Name> | null, now: Values<Name>): Partial<Values<Name>> {
  const names = (Object.keys(now) as Name[]).filter((name) => before && before[name].trim() !== now[name].trim());
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Values<Name>>;
}

/** The errors for required fields that are empty. */
export function missing<Name extends string>(
  values: Values<Name>,
  required: readonly Name[],
  complaint: string,
): Partial<Record<Name, string>> {
  const empty = required.filter((name) => values[name].trim() === '');
  return Object.fromEntries(empty.map((name) => [name, complaint])) as Partial<Record<Name, string>>;
}

/** The value of an optional field: null if it is empty, as the API requires. */
export const orNull = (value: string): string | null => value.trim() || null;
