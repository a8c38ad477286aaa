/** The text between two separators; a quoted name may contain commas. */
const pieces = /(?:"[^"\r\n]*"|[^,;\r\n\t])+/g;

/** A name with commas in front of its address, as Outlook writes it: `Lovelace, Ada <ada@example.org>`. Bounded to stay fast. */
const nameWithCommas =
  /(?<=^|[,;\r\n\t>])(?:[^,;\r\n\t"<>@]{1,80},){1,3}(?=[^,;\r\n\t"<>@]{0,80}<[^<>\s]{1,320}@[^<>\s]{1,320}>)/g;

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
