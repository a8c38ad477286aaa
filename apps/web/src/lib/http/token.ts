import { storage } from '../browser/index.ts';

const key = 'foreglow.api-token';

/**
 * The token that this page uses. Another tab may have stored one of another user since, under whose name nothing that
 * was typed here must be sent.
 */
let held: string | null = null;

/** The token of the session (§4 of the specification), which is stored in this browser. */
export const sessionToken = {
  /** Takes up the stored token. Called when the page starts. */
  load: (): void => {
    held = storage.read(key);
  },
  read: (): string | null => held,
  /** The stored token, which may be that of another tab. */
  stored: (): string | null => storage.read(key),
  store(token: string): void {
    held = token;
    storage.write(key, token);
  },
  /** Removes the token here, and from the browser unless another tab has stored another one. */
  remove(): void {
    if (storage.read(key) === held) storage.write(key, null);
    held = null;
  },
  /** Reports that another tab has signed in or out, also while this page was kept for the back button. */
  onChangeElsewhere(listener: () => void): void {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) listener();
    });
    addEventListener('pageshow', () => {
      if (storage.read(key) !== held) listener();
    });
  },
};

const deviceKey = 'foreglow.device-token';

/** Identifies this browser at the next sign-in. It grants no access and survives signing out. */
export const deviceToken = {
  read: (): string | undefined => storage.read(deviceKey) ?? undefined,
  store: (token: string): void => storage.write(deviceKey, token),
};
