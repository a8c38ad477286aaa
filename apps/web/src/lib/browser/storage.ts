/**
 * Storage that never throws. It may be forbidden or full: then what is written lasts until the page is closed, so that
 * people can sign in and work.
 */
function safe(storage: () => Storage) {
  const unstored = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return unstored.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string | null): void {
      unstored.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value !== null) unstored.set(key, value);
      }
    },
  };
}

/** Data stored on the device. */
export const storage = safe(() => localStorage);

/** Data stored for one tab until it is closed. */
export const tabStorage = safe(() => sessionStorage);
