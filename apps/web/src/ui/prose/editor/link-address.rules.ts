/** Matches a name of a host with a port, which has the form of a scheme: `example.org:8080`. */
const hostWithPort = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/i;

const scheme = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

const mailAddress = /^[^\s@/?#:]+@[^\s@/?#:]+$/;

/** The address of a link as it was typed, with the scheme that it may lack: `https:`, or `mailto:` for a mail address. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (mailAddress.test(address)) return `mailto:${address}`;
  return scheme.test(address) && !hostWithPort.test(address) ? address : `https://${address}`;
}
