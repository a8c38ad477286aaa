import {
  type ApiByRoute,
  api,
  type BodyGiven,
  type Endpoint,
  type ErrorDocument,
  errorDocument,
  jsonApiType,
  type ParamsGiven,
  type QueryGiven,
  type ResultOf,
} from '@foreglow/contract';
import { expect } from 'vitest';

import { endpointOf, undeclared } from './declared-errors.ts';

export type Route = keyof ApiByRoute;

interface Options<E extends Endpoint> {
  readonly params?: ParamsGiven<E>;
  readonly query?: QueryGiven<E>;
  readonly body?: BodyGiven<E>;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  /** The body of a success; reading it after a failure is a mistake of the test. */
  readonly body: T;
  readonly errors: ErrorDocument['errors'];
  readonly text: string;
  readonly bytes: Buffer;
}

const byRoute = new Map<string, Endpoint>(
  Object.values(api).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/** Calls the product over HTTP and checks every answer against the contract. */
export class Client {
  readonly #address: string;
  readonly #token: string | undefined;

  constructor(address: string, token?: string) {
    this.#address = address;
    this.#token = token;
  }

  async call<R extends Route>(
    route: R,
    options: Options<ApiByRoute[R]> = {},
  ): Promise<Answer<ResultOf<ApiByRoute[R]>>> {
    const endpoint = byRoute.get(route);
    if (!endpoint) throw new Error(`No endpoint ${route}`);
    const url = new URL(fill(endpoint.path, options.params ?? {}), this.#address);
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const isCsv = endpoint.bodyKind === 'table';
    const answer = await this.send(endpoint.method, url.pathname + url.search, {
      body: options.body === undefined ? undefined : isCsv ? String(options.body) : JSON.stringify(options.body),
      type: isCsv ? 'text/csv' : jsonApiType,
    });
    assertDeclared(endpoint, answer);
    return answer as Answer<ResultOf<ApiByRoute[R]>>;
  }

  /** Sends any request, like a program that does not use the contract. */
  async send(
    method: string,
    path: string,
    {
      body,
      type,
      headers,
    }: { body?: string | Uint8Array<ArrayBuffer> | undefined; type?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<unknown>> {
    const response = await fetch(new URL(path, this.#address), {
      method,
      headers: {
        accept: jsonApiType,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { 'content-type': type ?? jsonApiType }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const parsed: unknown = isJson && text ? JSON.parse(text) : undefined;
    const failed = response.status >= 400 && response.headers.get('content-type')?.startsWith(jsonApiType);
    const errors = failed ? errorDocument.parse(parsed).errors : [];
    assertErrorsDeclared(method, path, errors);
    return {
      status: response.status,
      headers: response.headers,
      body: parsed,
      errors,
      text,
      bytes,
    };
  }
}

/** A success must have a status and a body that the endpoint declares, without additional fields. */
function assertDeclared(endpoint: Endpoint, answer: Answer<unknown>): void {
  if (!(answer.status in endpoint.responses)) {
    expect(answer.errors.length, `${endpoint.method} ${endpoint.path}: ${answer.text}`).toBeGreaterThan(0);
    return;
  }
  const schema = endpoint.responses[answer.status];
  if (endpoint.fileTypes) expect(endpoint.fileTypes).toContain(answer.headers.get('content-type'));
  else if (schema) expect(schema.parse(answer.body)).toEqual(answer.body);
  else expect(answer.text).toBe('');
}

/** A failure must be one that the contract allows for the endpoint. */
function assertErrorsDeclared(method: string, path: string, errors: ErrorDocument['errors']): void {
  const endpoint = endpointOf(method, path);
  if (!endpoint) return;
  const codes = errors.map(({ code }) => code);
  expect(undeclared(endpoint, codes), `failures that ${endpoint.method} ${endpoint.path} does not declare`).toEqual([]);
}

function fill(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
