/** The site of an address: its host, lower-cased, without `www.`. Null if there is no host. */
export function sourceHost(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  return new URL(address).hostname.toLowerCase().replace(/^www\./, '') || null;
}
