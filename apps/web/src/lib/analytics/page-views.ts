interface Service {
  /** The address of a Plausible-compatible service. */
  readonly url: string;
  /** The name of this site there. */
  readonly domain: string;
}

/** A page view as the service receives it. Its address is a pattern, so it names no project and no card. */
const pageView = ({ domain }: Service, pattern: string) => ({
  name: 'pageview',
  domain,
  url: `https://${domain}${pattern.replace(/\$(\w+)/g, ':$1').replace(/(?<=.)\/$/, '')}`,
});

/** Users who ask sites not to follow them are not counted. */
const isWanted = (): boolean =>
  navigator.doNotTrack !== '1' && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Tells the service of a page that was opened. A failure is of no interest to the user. */
export function countPageView(service: Service, pattern: string): void {
  if (!isWanted()) return;
  fetch(`${service.url}/api/event`, {
    method: 'POST',
    // As text, so that the browser asks no permission of the service first.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(pageView(service, pattern)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
