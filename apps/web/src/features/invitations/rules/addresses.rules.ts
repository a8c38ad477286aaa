/** The text between two separators; a quoted name may contain commas. */
const pieces = /(?:"[^"\r\n]*"|[^,;\r\n\t])+/g;

const letters = '[^,;\\r\\n\\t"<>@]';
const namePart = ` *[^,;\\s"<>@]${letters}{0,79}`;

/** What may follow a name: it has an abbreviation, several capitals or a digit, which a first name has not. */
const title = ` *(?=${letters}{0,20}?(?:\\p{L}{2}\\.|\\p{Lu}{2}|\\p{Lu}\\p{Ll}\\p{Lu}\\b|\\d|\\b(?:[JS]r|Esq)\\b))${letters}{1,80}`;

/**
 * A name with commas in front of its address, as Outlook writes it: `Lovelace, Ada <ada@example.org>`, which titles or
 * a department may follow: `Hopper, Grace, Dr. <grace@example.org>`. Words in front of it are entries of their own.
 * Bounded to stay fast.
 */
const nameWithCommas = new RegExp(
  `(?<=^|[,;\\r\\n\\t>])${namePart},${namePart}(?:,${title}){0,2}(?=<[^<>\\s]{1,320}@[^<>\\s]{1,320}>)`,
  'gu',
);

/**
 * The addresses in a text pasted from anywhere: a mail's list of recipients, a column of a sheet, a chat. Commas,
 * semicolons and line ends are separators. `Ada Lovelace <ada@example.org>` is reduced to its address. Text without an
 * @ is kept unchanged, so that its outcome can be shown.
 */
export const addressesIn = (text: string): string[] =>
  (text.replace(nameWithCommas, '').match(pieces) ?? [])
    .flatMap(addressesOf)
    .map(clean)
    .filter((address) => address !== '');

function addressesOf(piece: string): string[] {
  const bracketed = [...piece.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
  if (bracketed.length > 0) return bracketed;
  const withAt = piece.split(/\s+/).filter((word) => word.includes('@'));
  return withAt.length > 0 ? withAt : [piece];
}

/** Removes punctuation around an address in prose. */
const clean = (address: string): string =>
  address
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^["'“”„([<]+/, '')
    .replace(/["'“”)\].:>]+$/, '')
    .trim();
