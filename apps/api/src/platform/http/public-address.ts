/** Where people reach this installation, for links in mails. Known when the server listens, unless a setting says it. */
export class PublicAddress {
  #base: string | undefined;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  /** Takes the address the server listens at, unless a setting gave another. */
  learn(address: string): void {
    this.#base ??= address;
  }

  /** The address of a page, such as `/login`, with parameters. */
  link(path: string, parameters: Readonly<Record<string, string>> = {}): string {
    if (this.#base === undefined) throw new Error('The address of this installation is not known yet.');
    return linkFrom(this.#base, path, parameters);
  }
}

/**
 * The address of a page below a base address. Without one it is the path alone, which is read from where the answer came
 * from: what a caller says of that, in the Host header, stands in no link.
 */
export function linkFrom(
  base: string | undefined,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(`${base?.replace(/\/$/, '') ?? 'http://localhost'}${path}`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return base === undefined ? url.pathname + url.search : url.href;
}
