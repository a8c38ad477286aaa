interface Service {
  /** The address of a Plausible-compatible service. */
  readonly url: string;
  /** The name of this site at the service. */
  readonly domain: string;
}

/** A page view in the format of the service. Its address is a pattern, so it contains no names of projects or cards. */
const pageView = ({ domain }: Service, pattern: string) => ({
  name: 'pageview',
  domain,
  url: `https://${domain}${pattern.replace(/\$(\w+)/g, ':$1').replace(/(?<=.)\/$/, '')}`,
});

/** Users who ask sites not to follow them are not counted. */
const isWanted = (): boolean =>
  navigator.doNotTrack !== '1' && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Reports an opened page to the service. Failures are not shown to the user. */
export function countPageView(service: Service, pattern: string): void {
  if (!isWanted()) return;
  fetch(`${service.url}/api/event`, {
    method: 'POST',
    // Sent as text, so that the browser sends no preflight request to the service.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(pageView(service, pattern)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
