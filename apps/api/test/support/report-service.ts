import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One report in the form in which a service of this kind receives it. */
export interface ReceivedReport {
  readonly exception?: {
    readonly values: readonly { type: string; value: string; stacktrace?: { frames: object[] } }[];
  };
  readonly tags?: Readonly<Record<string, string>>;
  readonly release?: string;
}

/**
 * A stand-in for a Sentry-compatible service: it takes envelopes (lines of JSON: a header, then for each item its header
 * and its content) at the address of a project, for its public key.
 */
export async function startReportService() {
  const bodies: string[] = [];
  const answer = { status: 200, headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    const body = await text(request);
    const isOurs =
      request.method === 'POST' && pathname === '/api/7/envelope/' && searchParams.get('sentry_key') === 'key';
    if (isOurs) bodies.push(body);
    const cors = { 'access-control-allow-origin': '*' };
    response.writeHead(isOurs ? answer.status : 404, { ...cors, ...answer.headers }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    /** The answer to further reports. */
    answer,
    /** Everything that was received, unchanged. */
    bodies,
    reports: (): ReceivedReport[] => bodies.flatMap(eventsIn),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The events of an envelope. */
function eventsIn(envelope: string): ReceivedReport[] {
  const [, ...lines] = envelope.split('\n').filter(Boolean);
  return lines.flatMap((line, at) =>
    (JSON.parse(line) as { type?: string }).type === 'event'
      ? [JSON.parse(lines[at + 1] ?? '{}') as ReceivedReport]
      : [],
  );
}
