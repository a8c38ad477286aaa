import { type EndpointName, jsonApiType } from '@foreglow/contract';
import type { Fixtures } from '../fixtures.ts';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

/** Makes a valid call of an endpoint on the fixtures. */
export type MakeRequest = (fixtures: Fixtures) => Request;

/** Valid calls of some endpoints. */
export type Requests = Partial<Readonly<Record<EndpointName, MakeRequest>>>;

/** A body of plain JSON, with the media type that the API reads. */
export const json = (value: unknown) => ({ body: JSON.stringify(value), type: jsonApiType });
/** The body of a call that sends one resource. */
export const resource = (type: string, attributes: object) => json({ data: { type, attributes } });
