import type { ApiRequest } from './request.rules.ts';

interface Where {
  /** Origin of the API, without a slash at its end. */
  readonly origin: string;
  readonly withToken: boolean;
}

/** The request as a command for curl. The token is read from the variable `FOREGLOW_TOKEN`. */
export function curlOf({ method, address, headers, body }: ApiRequest, { origin, withToken }: Where): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${inShell(origin + address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
    ...(withToken ? ['-H "Authorization: Bearer $FOREGLOW_TOKEN"'] : []),
    ...(body === undefined ? [] : [`--data-binary ${inShell(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Text as a single shell word: nothing in single quotes is special. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request in TypeScript, as a module that runs in Node, Deno, Bun and browsers. */
export function typeScriptOf({ method, address, headers, body }: ApiRequest, { origin, withToken }: Where): string {
  const sent = [
    ...Object.entries(headers).map(([name, value]) => `    ${nameOf(name)}: ${quoted(value)},`),
    ...(withToken ? ["    Authorization: 'Bearer ' + token,"] : []),
  ];
  const isJson = body !== undefined && headers['Content-Type']?.includes('json');
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(sent.length > 0 ? ['  headers: {', ...sent, '  },'] : []),
    ...(body === undefined ? [] : [`  body: ${isJson ? `JSON.stringify(${indented(body)})` : quoted(body)},`]),
  ];
  const call = options.length > 0 ? [', {', ...options, '});'].join('\n') : ');';
  return [
    ...(withToken ? ['const token = process.env.FOREGLOW_TOKEN;', ''] : []),
    `const response = await fetch(${quoted(origin + address)}${call}`,
    'if (!response.ok) throw new Error(await response.text());',
    `const answer = ${answerOf(headers.Accept)};`,
  ].join('\n');
}

const answerOf = (accept = ''): string =>
  accept.includes('json') ? 'await response.json()' : accept === '' ? 'response.status' : 'await response.blob()';

const nameOf = (name: string): string => (/^[A-Za-z]+$/.test(name) ? name : quoted(name));

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const indented = (json: string): string => json.replaceAll('\n', '\n  ');
