import { tabStorage } from '#lib/browser/storage.ts';

const key = 'foreglow.session-failure';

/** The sentence that states why this tab has lost its session; null if it has one, had none, or the user ended it. */
export const readSessionFailure = (): string | null => tabStorage.read(key);

/** Remembers the reason until the next session starts, even after a reload. */
export const noteSessionFailure = (reason: string | null): void => tabStorage.write(key, reason);
