import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorDocument, errorCatalogue, jsonApiType } from '@foreglow/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionError, isDiskFullError, isTimeoutError } from '../db/database-errors.ts';
import { Problem, problem } from './problem.ts';

const byFastifyCode: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('unsupported_media_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('too_large'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => problem('malformed_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => problem('malformed_json', 'The body is not as long as its header says.'),
  FST_ERR_BAD_URL: () => problem('not_found'),
  FST_ERR_MAX_PARAM_LENGTH: () => problem('not_found'),
};

/** PostgreSQL's errors for bytes or numbers that no stored value can have: nothing can exist with such a name. */
const impossibleValue = new Set(['22021', '22P05']);

/** Turns an error into the problem for the answer. An unexpected error becomes an `internal` one. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isConnectionError(error)) {
    return new Problem([{ code: 'unavailable', detail: errorCatalogue.unavailable.title }], 2);
  }
  if (isTimeoutError(error)) {
    const detail = 'The database took too long for this. Nothing was changed. Please try again in a moment.';
    return new Problem([{ code: 'unavailable', detail }], 10);
  }
  if (isDiskFullError(error)) return problem('storage_full');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (impossibleValue.has(code)) return problem('invalid_parameter');
  if (error instanceof SyntaxError && 'statusCode' in error) return problem('malformed_json');
  return byFastifyCode[code]?.() ?? problem('internal');
}

/** A body can have a fault for every few bytes. More than these are only counted. */
const listedFaults = 100;

/** The JSON:API error document of a problem, with at most `listedFaults` entries and one for the number of others. */
export function errorDocumentOf(shown: Problem, requestId: string): ErrorDocument {
  const { items } = shown;
  const left = items.length - listedFaults;
  const more = { code: items[0].code, detail: `There are ${left} more faults.`, source: undefined };
  return {
    errors: (left > 0 ? [...items.slice(0, listedFaults), more] : items).map((item) => ({
      status: String(shown.status),
      code: item.code,
      title: errorCatalogue[item.code].title,
      detail: item.detail,
      ...(item.source && { source: item.source }),
      meta: { request_id: requestId },
    })),
  };
}

/**
 * Logs server failures as errors, except temporary refusals: deliberate ones, such as during maintenance, as
 * information, and those with a cause, such as files that cannot be stored, as warnings. While the database is away
 * every call fails for the same reason, so each is logged in one short line. A caller who leaves while the body arrives
 * causes an error of the network as well, which is no failure of the server.
 */
export function logProblem(request: FastifyRequest, error: unknown, shown: Problem): void {
  if (error instanceof Problem && shown.status === 503) {
    const code = shown.items[0].code;
    if (error.cause === undefined) request.log.info({ code }, 'a call was refused');
    else request.log.warn({ code, err: error.cause, route: routeOf(request) }, 'a call was refused');
  } else if (isConnectionError(error)) {
    if (hasLeft(request)) return;
    const reason = error instanceof Error ? error.message : String(error);
    request.log.warn({ reason, route: routeOf(request) }, 'a call failed: the database could not be reached');
  } else if (shown.status >= 500) request.log.error({ err: error, route: routeOf(request) }, 'a call failed');
}

/** Whether the caller has disconnected before the whole body had arrived. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The route of a call. Unlike its address, it contains nothing about users. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? '(unknown)'}`;

/** Fastify's error handler: answers every failure with a JSON:API error document and logs server failures. */
export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = problemOf(error);
  logProblem(request, error, shown);
  if (shown.retryAfter !== undefined) reply.header('retry-after', Math.ceil(shown.retryAfter));
  return reply.code(shown.status).type(jsonApiType).serializer(JSON.stringify).send(errorDocumentOf(shown, request.id));
}

const byNodeCode: Readonly<Record<string, () => Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => problem('request_timeout'),
  HPE_HEADER_OVERFLOW: () => problem('headers_too_large'),
};

/** Answers connections that are too slow or do not speak HTTP, and closes them. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0) {
    const shown = byNodeCode[error.code ?? '']?.() ?? problem('malformed_request');
    const body = JSON.stringify(errorDocumentOf(shown, randomUUID()));
    socket.write(
      `HTTP/1.1 ${shown.status} ${STATUS_CODES[shown.status]}\r\ncontent-type: ${jsonApiType}\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
