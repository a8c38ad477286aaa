/**
 * Paths that programs ask for: those of the API, and those under which other services have theirs. An unknown path among
 * them is not a page.
 */
const machinePath =
  /^\/(?:v1|config|healthz|readyz|files|cors|stock-photos|api|carddownload|card-image|radar|radar-fonts|radar-workflow|terminate|themes|metrics|mcp|scim|\.[^/]+)(?:\/|$)/;

/** Whether a path, encoded as in an address and without its query, is asked for by programs and never leads to a page. */
export const isMachinePath = (path: string): boolean => machinePath.test(decoded(path) ?? path);

interface Navigation {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly accept?: string | undefined };
}

/**
 * The address of a request as the router should read it. The router refuses a path that cannot be decoded, as in
 * `/100%`. Where a browser opens it as a page, its percent signs are encoded, so that it leads to the page, which says
 * that there is nothing.
 */
export function routedUrl({ method, url = '/', headers }: Navigation): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const mayBePage = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');
  if (!mayBePage || decoded(path) !== undefined || isMachinePath(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
