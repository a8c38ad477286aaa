import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import type { Typeface } from './typefaces.rules.ts';

/** The fonts of a renderer. Each is read when it is first needed, and then stays in memory. */
export class LoadedFonts {
  readonly #renderer: Renderer;
  readonly #loaded = new Map<Typeface, Promise<unknown>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  async load(typefaces: readonly Typeface[]): Promise<void> {
    await Promise.all(typefaces.map((typeface) => this.#load(typeface)));
  }

  #load(typeface: Typeface): Promise<unknown> {
    const known = this.#loaded.get(typeface);
    if (known) return known;
    const loading = this.#register(typeface).catch((error: unknown) => {
      this.#loaded.delete(typeface);
      throw error;
    });
    this.#loaded.set(typeface, loading);
    return loading;
  }

  async #register({ family, weight, style, ...place }: Typeface): Promise<void> {
    const data = await readFile(join(dirname(findPackageJSON(place.package, import.meta.url) ?? ''), place.file));
    await this.#renderer.registerFont({ name: family, data, weight, ...(style && { style }) });
  }
}
