/** Parameters that give access: tokens of links, and the signatures of files' addresses. */
const secret = /^(token|signature|x-amz-(signature|credential|security-token))$/i;

/** A part of a path with the form of a token. */
const tokenInPath = /(?<=\/)[\w-]{43}(?=\/|$)/g;

const redacted = '[redacted]';

/** The address of a request as it may stand in a log: without anything that gives access. */
export function redactUrl(url: string): string {
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const shownPath = path.replace(tokenInPath, redacted);
  return query === undefined ? shownPath : `${shownPath}?${query.split('&').map(redactParameter).join('&')}`;
}

function redactParameter(parameter: string): string {
  const [name = ''] = parameter.split('=', 1);
  return secret.test(decoded(name)) ? `${name}=${redacted}` : parameter;
}

/** A name as the server reads it; one that cannot be decoded is read as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
