import { storage } from './storage.ts';

let owner = '';

/** Names the signed-in user, to whom the texts stored on this device belong. */
export const setOwner = (userId: string): void => {
  owner = userId;
};

const keyOf = (key: string): string => `${key}.of.${owner}`;

/**
 * Storage for what the signed-in user has typed and not sent. It waits for this user: another user of the same browser
 * neither sees it nor sends it under their own name.
 */
export const ownStorage = {
  read: (key: string): string | null => storage.read(keyOf(key)),
  write: (key: string, value: string | null): void => storage.write(keyOf(key), value),
};
