import type { Endpoint } from '@foreglow/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from './handlers.ts';
import { bodyProblem, type Problem, parameterProblem, problem, readWith } from './problem.ts';

type ReadCall = Pick<Call<Endpoint, unknown>, 'params' | 'query' | 'body'>;

/** A call without declared parameters accepts none. */
const noParameters = z.strictObject({});

/** The validated parameters and body of a call. Throws the problems that name all their faults. */
export function readCall(endpoint: Endpoint, request: FastifyRequest): ReadCall {
  const params = read(endpoint.params, request.params, parameterProblem);
  const query = read(endpoint.query ?? noParameters, request.query, parameterProblem);
  const body =
    endpoint.bodyKind === 'table' ? (request.body ?? Buffer.alloc(0)) : read(endpoint.body, request.body, bodyProblem);
  assertSameId(endpoint.path, params, body);
  return { params, query, body } as ReadCall;
}

const namingItsResource = z.object({ data: z.object({ id: z.string() }) });

/** JSON:API: the id in the body of an update must equal the id at the end of the address. */
function assertSameId(path: string, params: unknown, body: unknown): void {
  const named = namingItsResource.safeParse(body);
  if (!named.success) return;
  const [, last = ''] = /\{(\w+)\}$/.exec(path) ?? [];
  const addressed = z.object({ [last]: z.string() }).safeParse(params);
  if (addressed.success && addressed.data[last] !== named.data.data.id) {
    throw problem('wrong_type', undefined, { pointer: '/data/id' });
  }
}

function read(schema: z.ZodType | undefined, value: unknown, fault: (error: z.ZodError) => Problem): unknown {
  return schema && readWith(schema, value, fault);
}

/** The length of the body of a call from its header, otherwise the maximum. In bytes. */
export function bodyBytes({ headers }: FastifyRequest, limit: number): number {
  const length = headers['content-length'];
  if (length !== undefined) return Math.min(Number(length), limit);
  return headers['transfer-encoding'] === undefined ? 0 : limit;
}
