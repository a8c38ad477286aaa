/** An address of the web as a page may link to it; null for any other. */
export function webAddress(address: string): string | null {
  if (address.length > 2048 || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The site of an address, as a link is named by it. */
export const siteName = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
