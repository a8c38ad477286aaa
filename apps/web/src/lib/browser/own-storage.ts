import { storage, tabStorage } from './storage.ts';

let owner = '';

/** Names the signed-in user, to whom the texts kept on this device belong. */
export const setOwner = (userId: string): void => {
  owner = userId;
};

const keyOf = (key: string): string => `${key}.of.${owner}`;

const owned = (of: typeof storage) => ({
  read: (key: string): string | null => of.read(keyOf(key)),
  write: (key: string, value: string | null): void => of.write(keyOf(key), value),
});

/**
 * Storage for what the signed-in user has typed until it is saved. It waits for this user: another user of the same browser
 * neither sees it nor sends it under their own name.
 */
export const ownStorage = owned(storage);

/** The same for one tab, until it is closed. */
export const ownTabStorage = owned(tabStorage);
