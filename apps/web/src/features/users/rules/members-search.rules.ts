/** A list becomes searchable at this number of people. */
export const searchableFrom = 10;

/** The people whose name or e-mail contains the term, ignoring accents and case. */
export function named<P extends { readonly name: string; readonly email: string }>(
  people: readonly P[],
  term: string,
): readonly P[] {
  const wanted = plain(term.trim());
  return wanted === '' ? people : people.filter(({ name, email }) => plain(`${name} ${email}`).includes(wanted));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
