import { call } from '#lib/http/call.ts';

/** Shorter than a visit without screens, so that a visit never ends while somebody works. */
const everyMs = 4 * 60_000;
/** When the visits of a person in a project were last recorded on this page. */
const recorded = new Map<string, number>();

/** Records that a screen of a project was opened. If it fails, the next screen records it. */
export async function recordVisit(userId: string, projectSlug: string): Promise<void> {
  const key = `${userId} ${projectSlug}`;
  if (Date.now() - (recorded.get(key) ?? 0) < everyMs) return;
  recorded.set(key, Date.now());
  try {
    await call('POST /v1/projects/{id}/visits', { params: { id: projectSlug } });
  } catch {
    recorded.delete(key);
  }
}
