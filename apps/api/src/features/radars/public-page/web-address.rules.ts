import { isWebAddress } from '@foreglow/contract/web-address';

/** A web address to which a page may link; null for any other address, such as one with a password. */
export const webAddress = (address: string): string | null => (isWebAddress(address) ? new URL(address).href : null);

/** The site of an address, shown as the name of a link. */
export const siteName = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
