/** Characters that any header value may have. */
const printable = /^[\x20-\x7e]*$/;

/** The value of a header, or undefined for text that no header can carry: the browser would refuse the whole call. */
export const headerValue = (text: string): string | undefined => (printable.test(text) ? text : undefined);

/**
 * The token of the cookie `XSRF-TOKEN`, decoded as far as it can be; undefined without one. Anything on the same host
 * may have set the cookie, so its value may be malformed.
 */
export function xsrfTokenIn(cookies: string): string | undefined {
  const raw = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return raw ? (headerValue(decoded(raw)) ?? headerValue(raw)) : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
