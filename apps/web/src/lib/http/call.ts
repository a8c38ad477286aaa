import type { ApiByRoute, BodyGiven, ParamsGiven, QueryGiven, ResultOf } from '@foreglow/contract';
import { reportFailure } from '../reports/failures.ts';
import { ApiError, apiErrorFrom, networkError } from './api-error.ts';
import { takeEarly } from './early.ts';
import { headerValue, xsrfTokenIn } from './headers.rules.ts';
import { sessionToken } from './token.ts';
import { urlOf } from './url.ts';

export type Route = keyof ApiByRoute;
export type Result<R extends Route> = ResultOf<ApiByRoute[R]>;
/** The query parameters of a call. */
export type QueryOf<R extends Route> = NonNullable<QueryGiven<ApiByRoute[R]>>;

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [N in Name]?: never }
  : undefined extends T
    ? { readonly [N in Name]?: T }
    : Record<never, never> extends T
      ? { readonly [N in Name]?: T }
      : { readonly [N in Name]: T };

/** The options of a call. */
type CallOptions<R extends Route> = Part<'params', ParamsGiven<ApiByRoute[R]>> &
  Part<'query', QueryGiven<ApiByRoute[R]>> &
  Part<'body', BodyGiven<ApiByRoute[R]>> & {
    readonly signal?: AbortSignal | undefined;
    /** Accepted media type; JSON:API by default. */
    readonly accept?: string;
    /** For a stream that is reopened: the id of the last event received. */
    readonly lastEventId?: string | undefined;
    /** Token of the session; the stored one by default. */
    readonly token?: string;
    /** The address of another host that handles this call; null for this server. */
    readonly host?: string | null;
    /** Lets the call continue when the page is closed. */
    readonly keepalive?: boolean;
  };

type Options<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

interface Wiring {
  /** Name of the site's theme, sent with every call, to other hosts too. */
  theme: string;
  /** Called when the server responds with 401 to a call with the stored token. */
  onSessionLost: (refusal: ApiError) => void;
  /** Called when a response reports that the site is under maintenance. */
  onMaintenance: () => void;
}

const wiring: Wiring = { theme: 'default', onSessionLost: () => undefined, onMaintenance: () => undefined };

/** Connects the client to the application. Called once, at the start. */
export const wireHttp = (given: Wiring): void => void Object.assign(wiring, given);

const jsonApi = 'application/vnd.api+json';

/**
 * Calls a route of the API by its name, `call('GET /v1/projects/{id}', {params: {id}})`, and returns the body of the
 * response. A failure of any kind becomes an `ApiError`. There is no timeout.
 */
export async function call<R extends Route>(route: R, ...[options]: Options<R>): Promise<Result<R>> {
  const response = await send(route, ...([options] as Options<R>));
  try {
    return (await readJson(response)) as Result<R>;
  } catch (error) {
    return failed(route, error);
  }
}

/** Like `call`, but returns the response unread: for streams and files. */
export async function send<R extends Route>(route: R, ...[options]: Options<R>): Promise<Response> {
  const given = (options ?? {}) as Loose;
  const { params, query, body, signal, accept = jsonApi, lastEventId, keepalive = false, host } = given;
  const [method, path] = route.split(' ') as [string, string];
  const token = given.token ?? sessionToken.read();
  const headers = headersFor(body, token, accept);
  if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
  const url = `${host ?? ''}${urlOf(path, params, query)}`;
  const early = method === 'GET' && takeEarly(url, token);
  const response = await reach(route, early, url, {
    method,
    headers,
    // A file is sent with its own type. Without a body this is undefined, since `JSON.stringify` of undefined is undefined.
    body: body instanceof Blob ? body : JSON.stringify(body),
    signal: signal ?? null,
    keepalive,
  });
  if (response.ok) return response;
  const failure = apiErrorFrom(response.status, await readJson(response), response.headers.get('Retry-After'));
  if (host) return failed(route, failure);
  if (response.status === 401 && token !== null && token === sessionToken.read() && !namesCredentials(failure.code)) {
    wiring.onSessionLost(failure);
  }
  if (failure.code === 'maintenance') wiring.onMaintenance();
  return failed(route, failure);
}

/** Reports the failure of a call, and throws it. A call that was ended here, as its screen was left, is no failure. */
function failed(route: string, error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  const failure = error instanceof ApiError ? error : networkError();
  const { status, code, requestId } = failure;
  reportFailure({ kind: 'call', route, status, code, requestId });
  throw failure;
}

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  accept?: string;
  lastEventId?: string;
  token?: string;
  host?: string | null;
  keepalive?: boolean;
}

/** Whether a 401 is about the typed credentials and not about the session. */
const namesCredentials = (code: string): boolean => code === 'login_failed' || code === 'setup_token_invalid';

async function reach(
  route: string,
  early: Promise<Response> | undefined | false,
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await (early || fetch(url, init));
  } catch (error) {
    return failed(route, error);
  }
}

/** The headers of a call, the same for this server and for other hosts, which have to allow them (CORS). */
function headersFor(body: unknown, token: string | null, accept: string): Headers {
  const headers = new Headers({ Accept: accept });
  if (body !== undefined && !(body instanceof Blob)) headers.set('Content-Type', jsonApi);
  // A stored token that is not a valid header value was not issued by the server, and is treated like an unknown one.
  if (token) headers.set('Authorization', `Bearer ${headerValue(token) ?? ''}`);
  headers.set('x-theme', wiring.theme);
  const xsrf = xsrfTokenIn(document.cookie);
  if (xsrf) headers.set('X-XSRF-TOKEN', xsrf);
  return headers;
}

/** The parsed body of a response; undefined if it has none, or if a failed response has an unreadable one. */
async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    return undefined;
  }
}
