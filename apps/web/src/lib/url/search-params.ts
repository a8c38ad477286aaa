/** The state of a screen in its address: plain names and texts, no JSON, readable and short. */
export type SearchTexts = Readonly<Record<string, string>>;

/** Parses the part after the question mark. If a name occurs twice, the last one counts. */
export const parseSearch = (search: string): SearchTexts => Object.fromEntries(new URLSearchParams(search));

/** The inverse of `parseSearch`; empty and missing values are left out. */
export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [`${readable(name)}=${readable(String(value))}`],
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Percent-encodes all but the characters without a special meaning in a query, so that people can read it. */
const readable = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(2F|3A|2C|40|5B|5D)/g, (code) => decodeURIComponent(code))
    .replaceAll('%20', '+');
