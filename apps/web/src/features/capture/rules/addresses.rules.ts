/** The addresses in a text that consists of addresses only, each once; empty for any other text. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/\s+/).filter(Boolean);
  return parts.every(isAddress) ? [...new Set(parts)] : [];
}

/** The page from which a card is created, read from the query of an address. */
export function captureSearch(given: Readonly<Record<string, unknown>>): { readonly url?: string } {
  const [url] = addressesIn(String(given.url ?? ''));
  return url ? { url } : {};
}

/** Whether a text is an address of the web. */
export const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
