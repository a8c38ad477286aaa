/** Storage that never throws: it may be forbidden or full, and then nothing is stored. */
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

/** Data stored on the device. */
export const storage = safe(() => localStorage);

/** Data stored for one tab until it is closed. */
export const tabStorage = safe(() => sessionStorage);
