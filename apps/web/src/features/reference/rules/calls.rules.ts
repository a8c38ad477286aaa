import type { Description, Operation } from './description.ts';

/** A call of the API. */
export interface Call extends Operation {
  readonly method: string;
  readonly path: string;
  readonly group: string;
}

export interface CallGroup {
  readonly name: string;
  readonly calls: readonly Call[];
}

/** The calls of the document in the order of their groups. */
export function callsOf({ paths, tags }: Description): Call[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({
        ...operation,
        path,
        method: method.toUpperCase(),
        group: operation.tags[0] ?? '',
      }),
    ),
  );
  return tags.flatMap(({ name }) => calls.filter(({ group }) => group === name));
}

/** The parts of a path between which a line may be broken: each begins with its slash. */
export const partsOf = (path: string): string[] => path.split(/(?=\/)/);

/** The calls that contain every word of the search in their address, method, group or summary, by group. */
export function groupsFound(calls: readonly Call[], search: string): CallGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const text = `${call.method} ${call.path} ${call.group} ${call.summary} ${call.operationId}`.toLowerCase();
    if (words.every((word) => text.includes(word))) groups.set(call.group, [...(groups.get(call.group) ?? []), call]);
  }
  return [...groups].map(([name, found]) => ({ name, calls: found }));
}

/** Whether a call needs a bearer token. */
export const needsToken = ({ security }: Pick<Operation, 'security'>): boolean => security.length > 0;

/** The body of the call's successful response: its status, media type and content; undefined if it has none. */
export function successOf({ responses }: Operation) {
  for (const [status, { content }] of Object.entries(responses)) {
    const [type, given] = Object.entries(content ?? {})[0] ?? [];
    if (status.startsWith('2') && type && given) return { status, type, content: given };
  }
  return undefined;
}

/** The media type and content of the body that a call accepts; undefined if it accepts none. */
export function bodyOf({ requestBody }: Operation) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type && content ? { type, content } : undefined;
}
