/** The requests that public/first-paint.js has sent before any script of the application ran. */
interface EarlyCalls {
  /** The session token of the requests. */
  readonly token: string;
  /** When they were sent, on the clock of `performance`. */
  readonly since: number;
  /** The responses by address. Each is used once. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var foreglowEarly: EarlyCalls | undefined;
}

/**
 * The response to an early request with the same token, if there is one; it is returned only once, so that later calls
 * go to the server. Another user may have signed in since, and must not get the response to another session.
 */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.foreglowEarly;
  if (early?.token !== token) return undefined;
  const answer = early?.answers.get(url);
  early?.answers.delete(url);
  return answer;
}
