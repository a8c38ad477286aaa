/**
 * The value of a field after a draft is accepted: the draft, or the typed text followed by the draft. Typed text is
 * never lost.
 */
export function withDrafted(typed: string, drafted: string | null): string {
  if (!drafted) return typed;
  return typed.trim() === '' ? drafted : `${typed.trimEnd()}\n\n${drafted}`;
}
