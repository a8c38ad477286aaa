import { videoPlayerOf } from '@foreglow/contract';
import { isForSharing } from './sharing-parameters.ts';

/**
 * Two cards of a project with the same address key are duplicates, since both addresses lead to the same page: the
 * address without scheme, default port, the names of hosts for phones and AMP, fragment, parameters of sharing and
 * trailing slash, its parameters in order, characters encoded in one way, and a video of YouTube in one form. A fragment
 * that begins with `/` or `!` names a page of an application, and is a part of it. Null without an address.
 */
export function addressKey(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url) return null;
  const original = withoutAmp(url);
  const video = videoOf(original);
  if (video !== undefined) return `youtube.com/watch?v=${video}`;
  const host = hostOf(original);
  const page = `${host}${pathOf(original.pathname)}${queryOf(original.search, host)}`;
  const route = routeOf(original.hash, host);
  return route === '' ? page : `${page}#${route}`;
}

/** Names in front of a host that show the same pages: the world wide web, phones, AMP. */
const sameSite = /^(?:www|m|mobile|touch|amp)\./;
/** The same after a language, as Wikipedia has it. */
const afterLanguage = /^([a-z]{2,3}(?:-[a-z]+)?)\.(?:m|mobile|amp)\./;

/** The host without such names, as long as two names remain. */
function hostOf({ hostname, port }: URL): string {
  let host = hostname.replace(/\.$/, '');
  for (let shorter = host; ; host = shorter) {
    shorter = host.replace(sameSite, '').replace(afterLanguage, '$1.');
    if (shorter === host || !shorter.includes('.')) break;
  }
  return port === '' ? host : `${host}:${port}`;
}

/** The address of the page that a cache for AMP shows: that of Google, and its search. */
function withoutAmp(url: URL): URL {
  const isCache = url.hostname.endsWith('.cdn.ampproject.org');
  const isSearch = /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname);
  const pattern = isCache ? /^\/[a-z]\/(?:s\/)?(.+\..+)$/ : isSearch ? /^\/amp\/(?:s\/)?(.+\..+)$/ : undefined;
  const [, shown] = pattern?.exec(url.pathname) ?? [];
  return (shown !== undefined && URL.parse(`https://${shown}${url.search}${url.hash}`)) || url;
}

/** The id of a video of YouTube, whichever of its addresses leads to it. */
function videoOf(url: URL): string | undefined {
  const player = videoPlayerOf(url.href);
  if (player.kind !== 'frame' || player.service !== 'YouTube') return undefined;
  return new URL(player.src).pathname.split('/').at(-1);
}

/** The path without what names no other page: a trailing slash, the name of an index, the form for AMP. */
function pathOf(pathname: string): string {
  const path = encodedOnce(pathname).replace(/\/(?:index\.html?)?$/, '');
  const plain = path
    .replace(/^\/amp(?=\/.)/, '')
    .replace(/(?<=.)[/.]amp$/, '')
    .replace(/\.amp(?=\.html$)/, '');
  return plain === '' || plain === '/' ? path : plain;
}

/** A letter, digit or mark that has the same meaning with and without a percent sign (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/** Every encoded character in one way: in capitals, and as itself where that means the same. */
const encodedOnce = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(character) ? character : code.toUpperCase();
  });

const isAmp = (name: string, value: string): boolean =>
  (name === 'amp' && /^(?:|1|true)$/.test(value)) || (name === 'outputType' && value === 'amp');

function queryOf(search: string, host: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => !isForSharing(name, host) && !isAmp(name, value),
  );
  const query = new URLSearchParams(kept);
  query.sort();
  return kept.length > 0 ? `?${query}` : '';
}

/** The page that a fragment names, if it names one: as an address within the page. */
function routeOf(hash: string, host: string): string {
  const [, mark = '', path = '', search = ''] = /^#(!?)((?:\/|(?<=!))[^?]*)(.*)$/s.exec(hash) ?? [];
  if (mark === '' && path === '') return '';
  const route = `${encodedOnce(path).replace(/\/$/, '')}${queryOf(search, host)}`;
  return route === '' ? '' : `${mark}${route}`;
}
