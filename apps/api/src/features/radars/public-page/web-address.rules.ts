/** A web address to which a page may link; null for any other address. */
export function webAddress(address: string): string | null {
  if (address.length > 2048 || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The site of an address, shown as the name of a link. */
export const siteName = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
