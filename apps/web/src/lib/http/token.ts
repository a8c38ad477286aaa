import { storage } from '../browser/index.ts';

const key = 'foreglow.api-token';

/** The session token kept in this browser (§4 of the specification). */
export const sessionToken = {
  read: (): string | null => storage.read(key),
  store: (token: string): void => storage.write(key, token),
  remove: (): void => storage.write(key, null),
  /** Tells when another tab signs in or out. */
  onChangeElsewhere(listener: (token: string | null) => void): void {
    addEventListener('storage', (event) => {
      if (event.key === key) listener(event.newValue);
    });
  },
};

const deviceKey = 'foreglow.device-token';

/** What this browser is known by at the next sign-in. It lets nobody in, and stays when somebody signs out. */
export const deviceToken = {
  read: (): string | undefined => storage.read(deviceKey) ?? undefined,
  store: (token: string): void => storage.write(deviceKey, token),
};
