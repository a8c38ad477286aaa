import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The modules of the script, each after the modules it uses: one of the contract, and those of `browser`. */
const modules = [
  import.meta.resolve('@foreglow/contract/searchable'),
  ...['theme', 'links', 'choosing', 'pointing', 'filtering', 'views', 'main'].map((name) => `./browser/${name}.ts`),
];

let made: string | undefined;

/** The script of all public pages, made when it is first needed. */
export function pageScript(): string {
  made ??= makePageScript();
  return made;
}

/**
 * The script of the public page as one text: its modules, without their types, comments and indentation.
 * They share one scope, so no two of them may declare the same name.
 */
export function makePageScript(): string {
  const sources = modules.map((place) => readFileSync(new URL(place, import.meta.url), 'utf8'));
  const script = withoutWarning(() => sources.map(inOneScope).join('\n'));
  return `(()=>{'use strict';\n${script}\n})();`;
}

const inOneScope = (source: string): string =>
  stripTypeScriptTypes(source)
    .replace(/^import [^;]+;$/gm, '')
    .replace(/^export /gm, '')
    .replace(/^\s*(\/\*\*.*?\*\/|\/\/[^\n]*)\s*$/gms, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/**
 * Node warns once per process that this function is experimental, although it uses the function to read all of this
 * program. The warning would only confuse people who run the product.
 */
function withoutWarning<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
