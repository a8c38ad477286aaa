import { isUtf8 } from 'node:buffer';
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { cutTo } from '@foreglow/contract/cut-to';
import type { ErrorCode } from '@foreglow/contract/errors';
import { Problem, problem } from '../http/problem.ts';
import { type Clock, systemClock } from './clock.ts';
import { isPublicAddress } from './public-address.rules.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { pinnedTo, type ResolveName, resolveName } from './resolve-name.ts';
import { type Target, targetOf } from './target.rules.ts';

/** Replacements for tests. No setting of an installation sets these. */
export interface OutsideForTests {
  readonly clock?: Clock;
  readonly resolveName?: ResolveName;
  /** Ports of 127.0.0.1 on which servers of the test listen. */
  readonly loopbackPorts?: ReadonlySet<number>;
  /** A certificate that is trusted in addition to the usual ones, in PEM. */
  readonly certificate?: string;
}

/** A request to a public address. */
export interface Wanted {
  readonly url: string;
  /** The Accept header. */
  readonly accept: string;
  /** Maximum bytes of the body, decompressed; may depend on the content type. */
  readonly maxBytes: number | ((type: string) => number);
  /** How to handle a larger body: refuse it, or return its beginning. */
  readonly beyond: 'refuse' | 'stop';
  /** How many redirects are followed at most; {@link maxRedirects} if it is not given. */
  readonly redirects?: number;
  /** Sent only to this address: with custom headers, no redirect is followed. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of a public address, with any status. */
export interface Fetched {
  /** The final address, after all redirects. */
  readonly url: URL;
  /** The number of redirects that were followed. */
  readonly redirects: number;
  readonly status: number;
  /** The words that the site put to its status, or else the usual ones; at most 100 characters, without control characters. */
  readonly statusText: string;
  /** Content type, in lower case, with its parameters; '' without. */
  readonly type: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer<ArrayBuffer>;
  /** False if the body was cut off. */
  readonly whole: boolean;
}

/** The number of redirects that lead to one answer at most. */
export const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const webPorts = new Set([80, 443]);
/** The request is aborted after this time without a byte. */
const idleMs = 5000;
const maxHeaderBytes = 64 * 1024;
/** After so many different hosts in a row none of which could be reached, the server itself seems to be cut off. */
const cutOffAfter = 3;
const notReached: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['address_unknown', 'site_unreachable', 'site_too_slow']);

/**
 * Fetches from public web addresses, and from nowhere else. A name is resolved once, all its addresses must be public,
 * and the connection goes to exactly these addresses; the same applies to each redirect. Nothing identifies the user.
 * Throws problems that describe the fault of the address or the site in words.
 */
export class Outside {
  readonly #userAgent: string;
  readonly #forTests: OutsideForTests;
  readonly #clock: Clock;
  /** The hosts that could not be reached since one was. */
  readonly #unreached = new Set<string>();

  constructor(version: string, forTests: OutsideForTests = {}) {
    this.#userAgent = `Foreglow/${version}`;
    this.#forTests = forTests;
    this.#clock = forTests.clock ?? systemClock;
  }

  /** Runs work with a signal that aborts when its time is over. */
  async within<T>(milliseconds: number, work: (over: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const callOff = this.#clock(milliseconds, () => controller.abort());
    try {
      return await work(controller.signal);
    } finally {
      callOff();
    }
  }

  /** Fetches an address. The connection is closed when the time is over. */
  async get(wanted: Wanted, over: AbortSignal): Promise<Fetched> {
    let target = targetOf(wanted.url);
    for (let followed = 0; followed <= (wanted.redirects ?? maxRedirects); followed += 1) {
      const addresses = await this.#addressesOf(target, over);
      const answer = await this.#ask(target, addresses, wanted, over);
      if (!('redirect' in answer)) return { ...answer, redirects: followed };
      target = targetOf(answer.redirect, target.url);
    }
    throw problem('too_many_redirects');
  }

  /** The addresses to connect to: all addresses of the name, if every one of them is allowed. */
  async #addressesOf({ host, port }: Target, over: AbortSignal): Promise<readonly string[]> {
    const addresses = isIP(host) ? [host] : await this.#resolve(host, over);
    if (!addresses.every((address) => this.#mayReach(address, port))) throw problem('address_refused');
    return addresses;
  }

  async #resolve(host: string, over: AbortSignal): Promise<string[]> {
    const { resolveName: resolve = resolveName } = this.#forTests;
    const cut = cutOff(over);
    try {
      const addresses = await Promise.race([resolve(host, over), cut.promise]);
      if (addresses.length === 0) throw problem('address_unknown');
      return addresses;
    } catch (error) {
      throw this.#missed(host, explain(error, over));
    } finally {
      cut.release();
    }
  }

  /** The failure to reach a host. If no other host could be reached either, it says that of the server. */
  #missed(host: string, failure: Problem): Problem {
    if (!notReached.has(failure.items[0].code)) return failure;
    if (this.#unreached.size < cutOffAfter) this.#unreached.add(host);
    if (this.#unreached.size < cutOffAfter) return failure;
    return problem('web_unreachable', 'None of the last sites could be reached: the server cannot reach the web.');
  }

  #mayReach(address: string, port: number): boolean {
    if (address === '127.0.0.1' && this.#forTests.loopbackPorts?.has(port)) return true;
    return webPorts.has(port) && isPublicAddress(address);
  }

  async #ask(
    target: Target,
    addresses: readonly string[],
    wanted: Wanted,
    over: AbortSignal,
  ): Promise<Omit<Fetched, 'redirects'> | { redirect: string }> {
    const silence = new AbortController();
    let callOff = () => undefined as unknown;
    const onData = () => {
      callOff();
      callOff = this.#clock(idleMs, () => silence.abort());
    };
    const ended = AbortSignal.any([over, silence.signal]);
    let isReached = false;
    onData();
    try {
      const response = await this.#send(target, addresses, wanted, ended);
      isReached = true;
      this.#unreached.clear();
      const { statusCode = 0, headers } = response;
      if (redirects.has(statusCode) && headers.location && !wanted.headers) {
        response.destroy();
        return { redirect: asUtf8(headers.location) };
      }
      const type = (headers['content-type'] ?? '').toLowerCase();
      const max = typeof wanted.maxBytes === 'number' ? wanted.maxBytes : wanted.maxBytes(type);
      const body = await readBody(response, { max, beyond: wanted.beyond, onData });
      const statusText = statusTextOf(response);
      return { url: target.url, status: statusCode, statusText, type, headers, ...body };
    } catch (error) {
      const failure = explain(error, ended);
      throw isReached ? failure : this.#missed(target.host, failure);
    } finally {
      callOff();
    }
  }

  #send(target: Target, addresses: readonly string[], wanted: Wanted, ended: AbortSignal): Promise<IncomingMessage> {
    const { url, host, port } = target;
    const options: RequestOptions & https.RequestOptions = {
      host,
      port,
      path: url.pathname + url.search,
      // A new connection: a pooled one would be used without checking its address again.
      agent: false,
      lookup: pinnedTo(addresses),
      signal: ended,
      maxHeaderSize: maxHeaderBytes,
      headers: {
        host: url.host,
        'user-agent': this.#userAgent,
        accept: wanted.accept,
        'accept-encoding': acceptedEncodings,
        ...wanted.headers,
      },
      ...(isIP(host) === 0 && { servername: host }),
      ...(this.#forTests.certificate && { ca: this.#forTests.certificate }),
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(options);
      request.on('response', resolve);
      request.on('error', reject);
      // Without a listener, Node closes a connection that changes to another protocol, and reports no error.
      request.on('close', () => reject(new Error('The connection was closed without an answer.')));
      request.end();
    });
  }
}

const unknownName = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** The failure of a request as a problem, in words for the person who entered the address. */
function explain(error: unknown, ended: AbortSignal): Problem {
  if (error instanceof Problem) return error;
  if (ended.aborted) return problem('site_too_slow');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (unknownName.has(code)) return problem('address_unknown');
  if (/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)) return problem('site_insecure');
  if (/^(HPE_|Z_|ERR__|ERR_BROTLI)/.test(code)) return problem('answer_unreadable');
  return problem('site_unreachable');
}

function statusTextOf({ statusCode = 0, statusMessage = '' }: IncomingMessage): string {
  const given = asUtf8(statusMessage).replace(/\p{C}/gu, '').trim();
  return cutTo(given, 100) || (http.STATUS_CODES[statusCode] ?? String(statusCode));
}

/**
 * An address in a header. Node reads headers as Latin-1, but sites that do not encode an address send it in UTF-8, as
 * browsers expect.
 */
function asUtf8(address: string): string {
  const bytes = Buffer.from(address, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : address;
}

/** A promise that rejects when the signal aborts. Releasing it removes its listener. */
function cutOff(over: AbortSignal): { promise: Promise<never>; release: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const cut = () => reject(over.reason);
  promise.catch(() => undefined);
  if (over.aborted) cut();
  over.addEventListener('abort', cut, { once: true });
  return { promise, release: () => over.removeEventListener('abort', cut) };
}
