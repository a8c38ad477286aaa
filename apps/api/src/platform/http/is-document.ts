import type { Endpoint } from '@foreglow/contract';
import { z } from 'zod';

/** Whether the answer of an endpoint with this status is a JSON:API document, and neither a file nor other JSON. */
export function isDocument({ path, responses }: Endpoint, status: number): boolean {
  const schema = responses[status];
  if (!schema || schema instanceof z.ZodFile) return false;
  return path.startsWith('/v1/') || (schema instanceof z.ZodObject && 'data' in schema.shape);
}
