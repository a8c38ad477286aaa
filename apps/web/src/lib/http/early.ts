/** What public/first-paint.js has asked the server for before any script of the application ran. */
interface EarlyCalls {
  /** The token of the session they were made with. */
  readonly token: string;
  /** When it did, in the time of `performance`. */
  readonly since: number;
  /** The answers by address. Each is used once. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var foreglowEarly: EarlyCalls | undefined;
}

/**
 * The answer to a call that was made early with the same token, if it was; later the same call goes to the server. Somebody
 * may have signed in meanwhile, and must not get what another session was answered.
 */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.foreglowEarly;
  if (early?.token !== token) return undefined;
  const answer = early?.answers.get(url);
  early?.answers.delete(url);
  return answer;
}
