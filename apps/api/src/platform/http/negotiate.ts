import { type BodyKind, jsonApiType, tableTypes } from '@foreglow/contract';
import { problem } from './problem.ts';

interface MediaType {
  readonly name: string;
  /** Parameters other than the quality. */
  readonly parameters: readonly string[];
}

/** Profiles may be ignored; unknown extensions may not, and this API has none. */
const allowedJsonApiParameters = new Set(['profile']);

/**
 * A header without the values of its quoted strings, in which separators and escaped quotation marks have no meaning.
 * What is not closed becomes a parameter of its own, which no media type has. Takes linear time: every character is
 * read once.
 */
const withoutQuotedValues = (header: string): string =>
  header.replace(/"(?:[^"\\]|\\.)*("?)/gs, (_quoted, end: string) => (end ? '""' : ';"'));

/** `text` is a media type without the values of its quoted strings. */
function mediaType(text: string): MediaType {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  return { name, parameters: parameters.filter((parameter) => parameter && !parameter.startsWith('q=')) };
}

/** The types of an Accept header, without those that it excludes with a quality of 0. */
const acceptedTypes = (accept: string): MediaType[] =>
  withoutQuotedValues(accept)
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(part))
    .map(mediaType);

const hasForeignParameter = (type: MediaType): boolean =>
  type.parameters.some((parameter) => !allowedJsonApiParameters.has(parameter.split('=')[0] ?? ''));

/**
 * Checks the Accept header by the rules of JSON:API 1.1. Throws the 406 problem when none of the offered media types is
 * acceptable, or when every instance of the JSON:API media type has unsupported parameters.
 */
export function assertAcceptable(accept: string | undefined, alsoOffers: readonly string[] = []): void {
  if (!accept) return;
  const types = acceptedTypes(accept);
  const offered = new Set([jsonApiType, 'application/json', 'application/*', '*/*', ...alsoOffers]);
  const jsonApi = types.filter(({ name }) => name === jsonApiType);
  const isForeign = jsonApi.length > 0 && jsonApi.every(hasForeignParameter);
  if (isForeign || !types.some(({ name }) => offered.has(name))) throw problem('not_acceptable');
}

/** Checks that a body is not compressed. Throws the 415 problem otherwise: limits count the bytes that arrive. */
export function assertNotCompressed(contentEncoding: string | undefined): void {
  const encoding = contentEncoding?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw problem('unsupported_media_type', 'Send the request without compression.');
  }
}

/** Checks that a body has a media type that the endpoint reads. Throws the 415 problem otherwise. */
export function assertBodyType(contentType: string | undefined, kind: BodyKind): void {
  if (!contentType) return;
  const type = mediaType(withoutQuotedValues(contentType));
  const fits =
    kind === 'table'
      ? tableTypes.some((name) => name === type.name)
      : type.name === jsonApiType || type.name === 'application/json';
  const foreign = type.name === jsonApiType && hasForeignParameter(type);
  if (!fits || foreign) throw problem('unsupported_media_type');
}

/** True when the caller prefers to follow the call as server-sent events. */
export const wantsEvents = (accept: string | undefined): boolean =>
  acceptedTypes(accept ?? '').some(({ name }) => name === 'text/event-stream');
