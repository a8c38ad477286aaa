import { storage } from '../browser/index.ts';

const key = 'foreglow.api-token';

/** The session token stored in this browser (§4 of the specification). */
export const sessionToken = {
  read: (): string | null => storage.read(key),
  store: (token: string): void => storage.write(key, token),
  remove: (): void => storage.write(key, null),
  /** Reports when another tab signs in or out. */
  onChangeElsewhere(listener: (token: string | null) => void): void {
    addEventListener('storage', (event) => {
      if (event.key === key) listener(event.newValue);
    });
  },
};

const deviceKey = 'foreglow.device-token';

/** Identifies this browser at the next sign-in. It grants no access and survives signing out. */
export const deviceToken = {
  read: (): string | undefined => storage.read(deviceKey) ?? undefined,
  store: (token: string): void => storage.write(deviceKey, token),
};
