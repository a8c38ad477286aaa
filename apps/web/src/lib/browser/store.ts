import { useSyncExternalStore } from 'react';

/**
 * A value outside React to which components can subscribe. For values that are neither server data nor in the address.
 */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store with the value `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store. The component updates when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);

/**
 * What `derive` makes of the value of a store. The component updates only when the result changes, so it must be a
 * primitive or the same object for the same value.
 */
export function useDerived<T, R>(store: Store<T>, derive: (value: T) => R): R {
  const get = () => derive(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
