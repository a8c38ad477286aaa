import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { failureEvent } from './failure-event.rules.ts';
import type { Failure } from './failures.ts';

/** The maximum number of failures sent per minute. */
const perMinute = 30;

interface Service {
  readonly dsn: string;
  /** The version of the application, with which the service finds its source maps. */
  readonly release: string;
  /** The pattern of the current address. */
  readonly screen: () => string;
}

/**
 * Reports failures to a Sentry-compatible service. Only the client of the library is used, for sending. Its
 * integrations are not used, since they would also collect addresses, clicks and typed text.
 */
export function openReports({ dsn, release, screen }: Service): (failure: Failure) => void {
  const client = new BrowserClient({
    dsn,
    release,
    environment: 'production',
    integrations: [],
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit', keepalive: true } },
  });
  let since = 0;
  let sent = 0;
  return (failure) => {
    const now = performance.now();
    if (since === 0 || now - since > 60_000) {
      since = now;
      sent = 0;
    }
    sent += 1;
    if (sent <= perMinute) client.captureEvent(failureEvent(failure, screen(), defaultStackParser));
  };
}
