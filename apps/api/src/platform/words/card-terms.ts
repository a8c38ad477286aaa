/** How prominent a term is in a card: only mentioned, repeated (or a tag), or in the title. */
export const prominences = { mentioned: 0, repeated: 1, titled: 2 } as const;
export type Prominence = (typeof prominences)[keyof typeof prominences];

/** Terms are numbered below this, so that two bytes also hold how prominent each is. */
const maxTermNumber = 2 ** 14;

/** A term of a card as a number of two bytes: the number of the term and its prominence. */
export const cardTerm = (term: number, prominence: Prominence): number => term + maxTermNumber * prominence;

/** The number of a term, from `cardTerm`. */
export const termNumber = (cardTerm: number): number => cardTerm % maxTermNumber;

/** The prominence of a term, from `cardTerm`. */
export const prominenceOf = (cardTerm: number): Prominence => Math.floor(cardTerm / maxTermNumber) as Prominence;
