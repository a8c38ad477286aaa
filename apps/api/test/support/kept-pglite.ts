import { readFile } from 'node:fs/promises';

/** The used part of WebAssembly, which is declared by the types of browsers, and not by those of Node. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const key = Symbol.for('foreglow.tests.pglite');
const worker = globalThis as { [key]?: Promise<object> };

/**
 * The compiled code of the embedded database. Products start and stop it in threads; V8 shares its code between the
 * threads of a process, and drops it when no thread uses it any more. While it is referenced here, a start takes half
 * the processor time.
 */
worker[key] ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(WebAssembly.compile);
await worker[key];
