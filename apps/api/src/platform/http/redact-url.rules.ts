/**
 * Parameters that give access: tokens of links, the signatures of files' addresses, and addresses of other sites, which
 * may contain either.
 */
const secret = /^(token|url|signature|x-amz-(signature|credential|security-token))$/i;

/** A part of a path that looks like a token. */
const tokenInPath = /(?<=\/)[\w-]{43}(?=\/|$)/g;

const redacted = '[redacted]';

/** The address of a request for a log: without anything that gives access. */
export function redactUrl(url: string): string {
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const shownPath = path.replace(tokenInPath, redacted);
  return query === undefined ? shownPath : `${shownPath}?${query.split('&').map(redactParameter).join('&')}`;
}

function redactParameter(parameter: string): string {
  const [name = ''] = parameter.split('=', 1);
  return secret.test(decoded(name)) ? `${name}=${redacted}` : parameter;
}

/** A name as decoded by the server; unchanged if it cannot be decoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
