import { limits } from './limits.ts';

/** True for the address of a web page. One that names a user or a password is none: it would be shown to everybody. */
export function isWebAddress(value: string): boolean {
  // Reading an address drops line breaks and tabs without a word.
  if (value.length > limits.urlLength || /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(value)) return false;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = (url?.protocol === 'http:' || url?.protocol === 'https:') && url.hostname !== '';
  return isWeb && url.username === '' && url.password === '';
}
