import { api, type Endpoint, type ErrorCode } from '@foreglow/contract';

/** Failures that no endpoint declares, since any call can have them before its handler runs, or instead of it. */
const anyCall: Readonly<Partial<Record<ErrorCode, string>>> = {
  malformed_request: 'what arrives is no HTTP',
  malformed_address: 'a proxy hands on what is no address',
  headers_too_large: 'refused before the address is read',
  invalid_parameter: 'the parameters in the address are held against the contract',
  not_acceptable: 'the answer cannot have the media type that is asked for',
  unavailable: 'the database is away, or busy for too long',
  storage_full: 'the database has no space left on its disk',
  internal: 'a fault that a test makes in the database; a test that does not expect one fails by its status',
};

/** Failures that all calls of a certain kind can have. */
const callsOfAKind: Readonly<Partial<Record<ErrorCode, (endpoint: Endpoint) => boolean>>> = {
  // The caller is looked up before anything else.
  login_required: ({ access }) => access !== 'anonymous',
  // The action that the endpoint names is refused on an object that the caller sees.
  forbidden: ({ access }) => access !== 'anonymous' && access !== 'signed-in',
  // Every anonymous call is limited per client address, unless it declares why it is not.
  too_many_requests: ({ access, unlimited }) => access === 'anonymous' && unlimited === undefined,
  maintenance: ({ duringMaintenance }) => !duringMaintenance,
  // A body is read and checked against the contract.
  malformed_json: takesBody,
  unsupported_media_type: takesBody,
  too_large: takesBody,
  request_timeout: takesBody,
  invalid_attribute: ({ body }) => body !== undefined,
};

function takesBody({ body, bodyKind }: Endpoint): boolean {
  return body !== undefined || bodyKind !== undefined;
}

/** The codes that the endpoint neither declares nor has because of its kind. */
export const undeclared = (endpoint: Endpoint, codes: readonly string[]): string[] =>
  codes.filter((code) => {
    const known = code as ErrorCode;
    return !(endpoint.errors.includes(known) || known in anyCall || callsOfAKind[known]?.(endpoint));
  });

/** Addresses with the fewest parameters first, since `/v1/cards/bulk-delete` is not the address of a card. */
const endpoints = Object.values<Endpoint>(api)
  .map((endpoint) => ({ endpoint, parts: endpoint.path.split('/') }))
  .sort((one, other) => parameters(one.parts) - parameters(other.parts));

function parameters(parts: readonly string[]): number {
  return parts.filter(isParameter).length;
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}

/** The endpoint that a call is for; undefined where there is none. */
export function endpointOf(method: string, address: string): Endpoint | undefined {
  const given = address.split(/[?#]/)[0]?.split('/') ?? [];
  return endpoints.find(
    ({ endpoint, parts }) =>
      endpoint.method === method &&
      parts.length === given.length &&
      parts.every((part, at) => isParameter(part) || part === given[at]),
  )?.endpoint;
}
