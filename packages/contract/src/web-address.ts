import { limits } from './limits.ts';

/** True for the address of a web page. False for an address with a user or password, which everybody would see. */
export function isWebAddress(value: string): boolean {
  // Parsing an address silently drops line breaks and tabs.
  if (value.length > limits.urlLength || /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(value)) return false;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = (url?.protocol === 'http:' || url?.protocol === 'https:') && url.hostname !== '';
  return isWeb && url.username === '' && url.password === '';
}
