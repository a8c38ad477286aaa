/** The token in the fragment of an address, or in its query, as in links of earlier versions. Undefined without one. */
export function tokenIn(hash: string, query: string): string | undefined {
  const found = new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? new URLSearchParams(query).get('token');
  return found || undefined;
}
