const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Compares names or titles for sorting: letters as readers of most languages expect them ("Ärzte" next to "Arzt"), and
 * numbers by their value ("Project 2" before "Project 10"). The same order as the database's `natural_order`.
 */
export const inNaturalOrder = (one: string, other: string): number => compare(one, other);
