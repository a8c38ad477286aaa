/** Where the value of a setting comes from. */
export type SettingSource = 'environment' | 'stored' | 'default';

export interface Chosen<T> {
  readonly value: T;
  readonly source: SettingSource;
}

/**
 * The value of a setting that administrators can change in the browser: that of the environment, otherwise what they
 * have stored, otherwise the default. What belongs together, such as the address of a service and its key, is one
 * setting: the key of one is never sent to the address of the other.
 */
export function chosen<T>(environment: T | undefined, stored: T | undefined, otherwise: T): Chosen<T> {
  if (environment !== undefined) return { value: environment, source: 'environment' };
  return stored !== undefined ? { value: stored, source: 'stored' } : { value: otherwise, source: 'default' };
}
