import { type ApiByRoute, api, type Endpoint, type ErrorCode, errorCatalogue, type ResultOf } from '@foreglow/contract';

export type Route = keyof ApiByRoute;

/** A request as received by the stand-in. */
export interface Call {
  /** The host that received the request. */
  readonly origin: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  /** Aborted when the page gives up the request. */
  readonly signal: AbortSignal;
}

type Answer<R extends Route> = (
  call: Call,
) => ResultOf<ApiByRoute[R]> | Response | Promise<ResultOf<ApiByRoute[R]> | Response>;

/** Routes with the fewest parameters first: `/v1/projects/{id}/cards` is not a card. */
const routes = Object.values<Endpoint>(api)
  .map((endpoint) => ({ endpoint, parts: endpoint.path.split('/') }))
  .sort((one, other) => parameters(one.parts) - parameters(other.parts));

function parameters(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith('{')).length;
}

/** An error with a code of the contract, in the words of the API. */
export function failure(code: ErrorCode, detail?: string, pointer?: string): Response {
  const { status, title } = errorCatalogue[code];
  const error = { status: String(status), code, title, detail: detail ?? title, meta: { request_id: 'stand-in' } };
  return json({ errors: [{ ...error, ...(pointer !== undefined && { source: { pointer } }) }] }, status);
}

/** Handles the application's requests instead of the API. Its responses are checked against the contract. */
export class StandIn {
  /**
   * Requests without a response from the test, and responses that the contract does not allow. After a test there must
   * be none.
   */
  readonly mistakes: string[] = [];
  readonly #answers = new Map<string, (call: Call) => unknown>();
  readonly #calls: { readonly route: string; readonly call: Call }[] = [];

  /** Sets the response to a request from now on: a body, or a response of another kind. */
  on<R extends Route>(route: R, answer: Answer<R>): this {
    this.#answers.set(route, answer);
    return this;
  }

  /** Makes the connection break before a response arrives. */
  breaks(route: Route): this {
    this.#answers.set(route, () => Promise.reject(new TypeError('Failed to fetch')));
    return this;
  }

  /** The requests to a route so far, oldest first. */
  calls(route: Route): Call[] {
    return this.#calls.filter((made) => made.route === route).map(({ call }) => call);
  }

  /** Replaces `fetch` for requests to the API only. Returns a function that restores it. */
  listen(): () => void {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      return /^\/(?:(?:v1|card-image|terminate)\/|config$|cors$|radar-workflow$)/.test(pathname)
        ? this.#answer(request)
        : fetch(input, init);
    };
    return () => {
      globalThis.fetch = fetch;
    };
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const given = url.pathname.split('/');
    const found = routes.find(
      ({ endpoint, parts }) =>
        endpoint.method === request.method &&
        parts.length === given.length &&
        parts.every((part, at) => part.startsWith('{') || part === given[at]),
    );
    if (!found) return this.#mistake(`${request.method} ${url.pathname} is no call of the API.`);
    const { endpoint, parts } = found;
    const route = `${endpoint.method} ${endpoint.path}`;
    const answer = this.#answers.get(route);
    if (!answer) return this.#mistake(`${route} was called, and the test gave no answer to it.`);
    const named = parts.flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), given[at] ?? '']] : []));
    const text = await request.text();
    const call = {
      origin: url.origin,
      params: Object.fromEntries(named),
      query: url.searchParams,
      body: request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text || undefined,
      headers: request.headers,
      signal: request.signal,
    };
    this.#calls.push({ route, call });
    const result = await answer(call);
    return result instanceof Response
      ? endedBy(request.signal, this.#checked(endpoint, result))
      : this.#success(endpoint, result);
  }

  #success(endpoint: Endpoint, body: unknown): Response {
    const [status = 200, schema] =
      Object.entries(endpoint.responses)
        .map(([code, schema]) => [Number(code), schema] as const)
        .find(([code]) => code < 300) ?? [];
    if (!schema) return new Response(null, { status });
    const parsed = schema.safeParse(body);
    if (!parsed.success) return this.#mistake(`${endpoint.method} ${endpoint.path}: ${parsed.error.message}`);
    return json(body, status);
  }

  /** Events and files are the only successful responses that a test creates itself. */
  #checked(endpoint: Endpoint, response: Response): Response {
    const { events, progress, fileTypes } = endpoint;
    const isKnown = response.ok ? Boolean(events ?? progress ?? fileTypes) : response.status >= 400;
    return isKnown ? response : this.#mistake(`${endpoint.method} ${endpoint.path} has no answer ${response.status}.`);
  }

  #mistake(what: string): Response {
    this.mistakes.push(what);
    return failure('internal', what);
  }
}

/** The response, whose body breaks when the page gives up the request. */
function endedBy(signal: AbortSignal, response: Response): Response {
  return new Response(response.body?.pipeThrough(new TransformStream(), { signal }) ?? null, response);
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/vnd.api+json' } });
}
