import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage of the browser in which texts can be stored while `refusal` is undefined. */
function browserStorage() {
  const stored = new Map<string, string>();
  const device = {
    refusal: undefined as string | undefined,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, value: string) {
      if (device.refusal) throw new DOMException('It cannot be stored.', device.refusal);
      stored.set(key, value);
    },
  };
  vi.stubGlobal('localStorage', device);
  return { device, stored };
}

test('what is stored on the device is read from it', () => {
  const { stored } = browserStorage();
  storage.write('a', 'first');
  expect(stored.get('a')).toBe('first');
  expect(storage.read('a')).toBe('first');
  storage.write('a', null);
  expect([...stored.keys()]).toEqual([]);
});

test('if the device is full, the latest text is kept until the page is closed', () => {
  const { device, stored } = browserStorage();
  storage.write('b', 'older');
  device.refusal = 'QuotaExceededError';
  storage.write('b', 'newer');
  expect([storage.read('b'), stored.get('b')]).toEqual(['newer', 'older']);
  storage.write('b', null);
  expect(storage.read('b')).toBeNull();
  device.refusal = undefined;
  storage.write('b', 'stored again');
  stored.set('b', 'from another tab');
  expect(storage.read('b')).toBe('from another tab');
});

test('if the browser forbids storage, texts are kept until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
  expect(storage.read('c')).toBeNull();
  storage.write('c', 'a session');
  expect(storage.read('c')).toBe('a session');
  storage.write('c', null);
  expect(storage.read('c')).toBeNull();
});
