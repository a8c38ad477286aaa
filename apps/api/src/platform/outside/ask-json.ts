import type { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { Outside } from './outside.ts';

const longestMs = 6000;
const maxBytes = 2 * 1024 * 1024;

/** A service cannot be reached, refuses, fails, or answers in a way that is not known. */
export class ServiceFailed extends Error {}

/**
 * Asks a service at a public address for JSON, for a few seconds. A 404 counts as `undefined`, which a schema accepts
 * where there may be nothing. `headers`: see `Wanted`. Throws `ServiceFailed`.
 */
export async function askJson<Answer>(
  outside: Outside,
  url: URL,
  schema: z.ZodType<Answer>,
  headers?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const wanted = { url: url.href, accept: 'application/json', maxBytes, ...(headers && { headers }) };
  const { status, bytes } = await outside
    .within(longestMs, (over) => outside.get({ ...wanted, beyond: 'refuse' }, over))
    .catch((error: unknown) => {
      throw error instanceof Problem ? new ServiceFailed(`${url.origin}: ${error.message}`) : error;
    });
  if (status !== 200 && status !== 404) throw new ServiceFailed(`${url.origin} answered ${status}.`);
  const answer = schema.safeParse(status === 404 ? undefined : jsonIn(bytes, url));
  if (!answer.success) throw new ServiceFailed(`${url.origin} answered in a way that is not known.`);
  return answer.data;
}

function jsonIn(bytes: Buffer, { origin }: URL): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new ServiceFailed(`${origin} did not answer in JSON.`);
  }
}
