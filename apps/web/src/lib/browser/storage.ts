/** Storage that never throws: it may be forbidden or full, and then nothing is remembered. */
const safe = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      // Nothing to do: the choice lasts until the page is closed.
    }
  },
});

/** What the device remembers. */
export const storage = safe(() => localStorage);

/** What one tab remembers until it is closed. */
export const tabStorage = safe(() => sessionStorage);
