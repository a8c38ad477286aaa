/** What is typed with a drafted text: instead of nothing, or after what there is. Nothing typed is lost. */
export function withDrafted(typed: string, drafted: string | null): string {
  if (!drafted) return typed;
  return typed.trim() === '' ? drafted : `${typed.trimEnd()}\n\n${drafted}`;
}
