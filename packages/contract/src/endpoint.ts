import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Action } from './permissions/actions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * An action that the caller must be allowed to take. Of a list, one action is needed, depending on the target. Some
 * calls can also concern only the caller; then it is enough to be signed in.
 */
export type Requirement = Action | readonly [Action | 'signed-in', Action, ...Action[]];

/**
 * Who may call: anybody ("anonymous", always written out), anybody signed in, the administrators of the installation,
 * or people who may do all of the listed actions on the stored objects that the call is about.
 */
export type Access = 'anonymous' | 'signed-in' | 'global-admin' | readonly [Requirement, ...Requirement[]];

/** How the body travels: JSON (JSON:API or plain), or the raw bytes of a table: a CSV file or a workbook. */
export type BodyKind = 'json' | 'table';

/** Media types of tables. */
export const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Why an anonymous call may be made any number of times. All other anonymous calls are limited per client address.
   */
  readonly unlimited?: string;
  /** Answered during maintenance too; other calls are then answered only for the administrators of the installation. */
  readonly duringMaintenance?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  /** Largest body in bytes where it differs from the usual limits, of which that of anonymous calls is far smaller. */
  readonly bodyLimit?: number;
  /** Payload of the `progress` events, where the progress of the call can be followed as `text/event-stream`. */
  readonly progress?: z.ZodType;
  /** Media types of a successful answer that is a file: declared as `z.file()`. */
  readonly fileTypes?: readonly string[];
  /** Payload of the events, where the call can be answered with an endless `text/event-stream`. */
  readonly events?: z.ZodType;
  /** Status to schema. `null` stands for an answer without a body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  readonly errors: readonly ErrorCode[];
}

/** The actions of an endpoint; of each inner list one is needed. Empty where `access` names no action. */
export const requirementsOf = ({ access }: Pick<Endpoint, 'access'>): readonly (readonly (Action | 'signed-in')[])[] =>
  typeof access === 'string' ? [] : access.map((needed) => (typeof needed === 'string' ? [needed] : needed));

/** Declares one call of the API. The API's routes, the web's client and the OpenAPI document are made from it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = E['bodyKind'] extends 'table' ? Buffer | Uint8Array : Parsed<E['body']>;
export type ParamsGiven<E extends Endpoint> = Given<E['params']>;
export type QueryGiven<E extends Endpoint> = Given<E['query']>;
export type BodyGiven<E extends Endpoint> = E['bodyKind'] extends 'table' ? string | Blob : Given<E['body']>;

export type ProgressOf<E extends Endpoint> = E['progress'] extends z.ZodType ? z.input<E['progress']> : never;

export type EventOf<E extends Endpoint> = E['events'] extends z.ZodType ? z.input<E['events']> : never;

/** Every answer the endpoint declares, as `{status, body}`. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: {
    status: S;
    body: E['responses'][S] extends z.ZodType ? z.input<E['responses'][S]> : undefined;
  };
}[keyof E['responses'] & number];

/** The type that a caller reads: the union of the declared bodies. */
export type ResultOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: E['responses'][S] extends z.ZodType ? z.output<E['responses'][S]> : undefined;
}[keyof E['responses'] & number];
