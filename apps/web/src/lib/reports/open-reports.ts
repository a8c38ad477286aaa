import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { failureEvent } from './failure-event.rules.ts';
import type { Failure } from './failures.ts';

/** So many failures are sent per minute at most. */
const perMinute = 30;

interface Service {
  readonly dsn: string;
  /** The version of the application, by which the service finds its source maps. */
  readonly release: string;
  /** The pattern of the address that is shown. */
  readonly screen: () => string;
}

/**
 * Reports failures to a Sentry-compatible service. Of the library only the client is used, which sends; none of its
 * integrations, which would also read addresses, clicks and what is written.
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
