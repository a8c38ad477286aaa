/** What public/first-paint.js has asked the server for before any script of the application ran. */
interface EarlyCalls {
  /** When it did, in the time of `performance`. */
  readonly since: number;
  /** The answers by address. Each is used once. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var foreglowEarly: EarlyCalls | undefined;
}

/** The answer to a call that was made early, if it was; later the same call is made anew. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answers = globalThis.foreglowEarly?.answers;
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer;
}
