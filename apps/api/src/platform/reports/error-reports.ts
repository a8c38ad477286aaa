import { join } from 'node:path';
import type { StackParser, TransportMakeRequestResponse } from '@sentry/core';
import type { ServerRuntimeClientOptions } from '@sentry/core/server';
import { errorReport, type FailurePlace } from './error-report.rules.ts';

/** The service to which unexpected failures are reported. */
export interface ErrorReports {
  /** Reports a failure in the background. It never throws. */
  report(error: unknown, place: FailurePlace): void;
  /** Waits for pending reports, at most two seconds. */
  flush(): Promise<void>;
}

const root = join(import.meta.dirname, '../../../../..');

const flushMs = 2000;
const sendMs = 10_000;

/** The maximum number of reports per minute, so that a failure in every call does not become a flood. */
const perMinute = 60;

/**
 * Reports to a Sentry-compatible service. The library is loaded only if an address is set. It creates and sends the
 * envelopes and obeys the limits of the service, but registers no listeners on the process.
 */
export async function openErrorReports(dsn: string, release: string): Promise<ErrorReports> {
  const [{ createTransport, createStackParser }, { ServerRuntimeClient, nodeStackLineParser }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
  ]);
  const parser: StackParser = createStackParser(nodeStackLineParser());
  const options: ServerRuntimeClientOptions = {
    dsn,
    release,
    environment: 'production',
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    stackParser: parser,
    transport: (given) =>
      createTransport(given, async ({ body }) => {
        const response = await fetch(given.url, {
          method: 'POST',
          body,
          signal: AbortSignal.timeout(sendMs),
        });
        await response.body?.cancel();
        return answerOf(response);
      }),
  };
  const client = new ServerRuntimeClient(options);
  let sent = 0;
  setInterval(() => {
    sent = 0;
  }, 60_000).unref();
  return {
    report(error, place) {
      sent += 1;
      if (sent <= perMinute) client.captureEvent(errorReport(error, place, parser, root));
    },
    async flush() {
      await client.flush(flushMs);
    },
  };
}

const answerOf = ({ status, headers }: Response): TransportMakeRequestResponse => ({
  statusCode: status,
  headers: {
    'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
    'retry-after': headers.get('retry-after'),
  },
});
