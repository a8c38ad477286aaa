/** The path to return to after signing in; undefined unless it belongs to this site. */
export function returnPath(given: string | undefined): string | undefined {
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || /[\u0000-\u001f]/.test(given)) return undefined;
  return /^\/(?:login|logout)(?:[/?#]|$)/.test(given) ? undefined : given;
}
