import type { Rolldown } from 'vite';

/** The chunk of a name. Fails when there is none: the page would be slower and nobody would notice. */
export function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk named ${name}.`);
  return chunk;
}
