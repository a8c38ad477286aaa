/** From so many people on, a list can be searched. */
export const searchableFrom = 10;

/** The people whose name or e-mail holds the term; accents and case do not count. */
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
