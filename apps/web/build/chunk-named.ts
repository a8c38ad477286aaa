import type { Rolldown } from 'vite';

/** The chunk with a name. Fails if there is none: otherwise the page would become slower without anybody noticing. */
export function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk named ${name}.`);
  return chunk;
}
