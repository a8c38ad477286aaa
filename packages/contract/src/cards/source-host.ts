/** The site that an address is on, as people call it: its host, lower-cased, without `www.`. Null where there is none. */
export function sourceHost(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  return new URL(address).hostname.toLowerCase().replace(/^www\./, '') || null;
}
