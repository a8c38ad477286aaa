import { bodyOf, type Call, successOf } from './calls.rules.ts';
import type { Parameter } from './description.ts';

/** The values that a user has entered for a call. */
export interface Entered {
  /** Values of parameters by name. Empty ones are not sent. */
  readonly values: Readonly<Record<string, string>>;
  /** The body as text; undefined for a call without one. */
  readonly body: string | undefined;
}

/** A request that can be sent. The token is not part of it. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The example of a call: required parameters and the body have the example values of the description. */
export const exampleOf = (call: Call): Entered => ({
  values: Object.fromEntries(
    call.parameters.filter(({ required }) => required).map(({ name, example }) => [name, textOf(example)]),
  ),
  body: bodyText(call),
});

/** The example body as text: JSON is indented. */
export function bodyText(call: Call): string | undefined {
  const body = bodyOf(call);
  return body && textOf(body.content.example);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** The required parameters without a value. */
export const missingIn = (call: Call, { values }: Entered): readonly Parameter[] =>
  call.parameters.filter(({ name, required }) => required && !values[name]?.trim());

/** The request of a call with the entered values, which are encoded. */
export function requestOf(call: Call, { values, body }: Entered): ApiRequest {
  const given = (place: Parameter['in']) =>
    call.parameters.filter((parameter) => parameter.in === place && values[parameter.name]?.trim());
  const path = given('path').reduce(
    (filled, { name }) => filled.replace(`{${name}}`, encodeURIComponent(values[name] ?? '')),
    call.path,
  );
  const query = new URLSearchParams(given('query').map(({ name }) => [name, values[name] ?? ''])).toString();
  const taken = body === undefined ? undefined : bodyOf(call);
  const success = successOf(call);
  return {
    method: call.method,
    address: query ? `${path}?${query}` : path,
    headers: { ...(success && { Accept: success.type }), ...(taken && { 'Content-Type': taken.type }) },
    body: taken && body,
  };
}
