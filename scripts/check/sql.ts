import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate } from './gate.ts';
import { typescriptFiles } from './sources.ts';

/** The beginning of a statement: the `sql` tag, also with a row type, or a query of Kysely's builder. */
const statement = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/g;

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * SQL of features is in their *.repo.ts and *.read-model.ts. The import rules keep the query builder there; this also
 * finds queries on a connection that was passed as an argument. Tests over HTTP look into tables.
 */
export const sql: Gate = {
  name: 'SQL in repos',
  run: async (root) => {
    const files = typescriptFiles(root, ['apps/api/src/features']);
    const others = files.filter((file) => !/\.(?:repo|read-model)\.ts$|\/test\//.test(file));
    return { looked: files.length, problems: others.flatMap((file) => problemsIn(file, join(root, file))) };
  },
};

function problemsIn(file: string, path: string): string[] {
  // The line breaks of comments are kept, so that line numbers stay the same.
  const source = readFileSync(path, 'utf8').replace(comment, (text) => text.replace(/[^\n]/g, ' '));
  return [...source.matchAll(statement)].map(({ index }) => {
    const line = source.slice(0, index).split('\n').length;
    return `${file}:${line}: SQL belongs into a *.repo.ts or a *.read-model.ts`;
  });
}
