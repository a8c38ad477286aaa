import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../prompts');

/** Instructions for a model. */
export interface Prompt {
  readonly name: string;
  /** Incremented with every change of the text, so that drafts record the version they were made with. */
  readonly version: number;
  readonly text: string;
}

/**
 * Reads the prompts: Markdown files whose first line is `version: N`. Every prompt begins with the common rules of
 * `rules.md`, whose version is part of the prompt's version.
 */
export async function readPrompts(): Promise<ReadonlyMap<string, Prompt>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const read = await Promise.all(
    files.map(async (file) => promptOf(file.slice(0, -'.md'.length), await readFile(join(folder, file), 'utf8'))),
  );
  const rules = read.find(({ name }) => name === 'rules');
  if (!rules) throw new Error('The prompts have no common rules.');
  return new Map(
    read
      .filter((prompt) => prompt !== rules)
      .map((prompt) => [prompt.name, { ...prompt, text: `${rules.text}\n\n${prompt.text}` }]),
  );
}

function promptOf(name: string, content: string): Prompt {
  const [, version, text] = /^version: (\d+)\n+([\s\S]+)$/.exec(content) ?? [];
  if (!version || !text) throw new Error(`The prompt ${name} does not begin with its version.`);
  return { name, version: Number(version), text: text.trim() };
}
