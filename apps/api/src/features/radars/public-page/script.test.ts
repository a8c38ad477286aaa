import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { makePageScript } from './script.ts';

describe('the script of a public page', () => {
  it('is one script without types, imports or comments', () => {
    const script = makePageScript();
    expect(script).not.toMatch(/^(import|export|interface|type) /m);
    expect(script).not.toMatch(/\/\*\*|^\s*\/\//m);
    expect(script).not.toContain('</script');
  });

  it('waits for the page, and needs nothing else to start', () => {
    const waiting: string[] = [];
    const document = {
      documentElement: { dataset: {} },
      addEventListener: (name: string) => waiting.push(name),
    };
    runInNewContext(makePageScript(), { document });
    expect(waiting).toEqual(['DOMContentLoaded']);
  });

  it('is made without a warning from Node', async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => warnings.push(warning);
    process.on('warning', listen);
    makePageScript();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', listen);
    expect(warnings).toEqual([]);
  });
});
