/** A colour between two, such as `#1b1a2b`, by the share of the second. */
export function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
