/** Characters that are allowed in any header value. */
const printable = /^[\x20-\x7e]*$/;

/**
 * The value of a header, or undefined if the text is not allowed in a header: the browser would reject the whole
 * request.
 */
export const headerValue = (text: string): string | undefined => (printable.test(text) ? text : undefined);

/**
 * The token in the cookie `XSRF-TOKEN`, decoded if possible; undefined without one. Other programs on the same host may
 * have set the cookie, so its value may be malformed.
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
