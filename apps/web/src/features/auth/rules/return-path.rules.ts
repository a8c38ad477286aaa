/** The path to come back to after signing in; undefined unless it is one of this site. */
export function returnPath(given: string | undefined): string | undefined {
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || /[\u0000-\u001f]/.test(given)) return undefined;
  return /^\/(?:login|logout)(?:[/?#]|$)/.test(given) ? undefined : given;
}
