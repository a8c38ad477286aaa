const defaultTheme = 'default';

/**
 * The theme of a host: its first label when it has more than two, except that the regional host has the regional
 * theme. `host` may carry a port; addresses have no labels.
 */
export function themeOf(host: string, regional: { host: string; theme: string } | undefined): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (regional && name === regional.host.toLowerCase()) return regional.theme;
  const labels = name.split('.');
  const isAddress = name.startsWith('[') || labels.every((label) => /^\d+$/.test(label));
  const [first = ''] = labels;
  return labels.length > 2 && !isAddress && /^[a-z0-9-]{1,40}$/.test(first) && first !== 'www' ? first : defaultTheme;
}
