import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Declared {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  /** Length of the body according to the header; nothing of the body is sent. */
  readonly bytes: number;
  /** Session to call with; without one the call is anonymous. */
  readonly token?: string;
}

/** Announces a body and sends none of it, so the answer depends only on the header. */
export async function declareBody(
  address: string,
  { method, path, type, bytes, token }: Declared,
): Promise<{ status: number | undefined; code: string | undefined }> {
  const call = request(new URL(path, address), {
    method,
    headers: {
      'content-type': type,
      'content-length': bytes,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  call.on('error', () => undefined);
  call.flushHeaders();
  const [response] = await once(call, 'response');
  const answer = JSON.parse(await text(response)) as { errors?: { code: string }[] };
  call.destroy();
  return { status: response.statusCode, code: answer.errors?.[0]?.code };
}
