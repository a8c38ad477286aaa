import { storage } from '../browser/storage.ts';

const key = 'foreglow.api-token';

/**
 * The token that this page uses. Another tab may have stored one of another user since, under whose name nothing that
 * was typed here must be sent.
 */
let held: string | null = null;

/** The token of the session (§4 of the specification), which is stored in this browser. */
export const sessionToken = {
  /** Takes up the stored token when the page starts, or the one that another tab has stored. */
  takeUp: (token = storage.read(key)): void => {
    held = token;
  },
  read: (): string | null => held,
  store(token: string): void {
    held = token;
    storage.write(key, token);
  },
  /** Removes the token here, and from the browser unless another tab has stored another one. */
  remove(): void {
    if (storage.read(key) === held) storage.write(key, null);
    held = null;
  },
  /** Reports the stored token when another tab has signed in or out, also while this page was kept for the back button. */
  onChangeElsewhere(listener: (stored: string | null) => void): void {
    const compare = () => {
      const stored = storage.read(key);
      if (stored !== held) listener(stored);
    };
    addEventListener('storage', compare);
    addEventListener('pageshow', compare);
  },
};

const deviceKey = 'foreglow.device-token';

/** Identifies this browser at the next sign-in. It grants no access and survives signing out. */
export const deviceToken = {
  read: (): string | undefined => storage.read(deviceKey) ?? undefined,
  store: (token: string): void => storage.write(deviceKey, token),
};
