/**
 * The namespace of a file of texts: the feature that contains `locales`, or a folder inside it, as in
 * `auth/locales/en.json` and `auth/locales/recovery/en.json`.
 */
export function namespaceOf(path: string): string {
  const [owner = '', folder = ''] = path.split('/').slice(-3);
  return folder === 'locales' ? owner : folder;
}
