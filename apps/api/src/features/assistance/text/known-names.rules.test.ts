import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesFor } from './known-names.rules.ts';

describe('suggested names', () => {
  it('have the spelling of the project, known ones first, each once', () => {
    expect(namesFor(['New', ' heat  STORAGE', 'Heat storage', 'new'], ['Heat storage'], 5, false)).toEqual([
      { name: 'Heat storage', known: true },
      { name: 'New', known: false },
    ]);
  });

  it('are new only where none is known, if this option is set', () => {
    expect(namesFor(['New', 'Heat'], ['Heat'], 5, true)).toEqual([{ name: 'Heat', known: true }]);
    expect(namesFor(['New', 'Newer'], ['Heat'], 5, true)).toHaveLength(2);
  });

  it('are never more than requested, and are known exactly where the project has them', () => {
    const names = fc.array(fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(names, names, fc.nat(8), fc.boolean(), (given, known, count, strict) => {
        const found = namesFor(given, known, count, strict);
        expect(found.length).toBeLessThanOrEqual(count);
        for (const name of found) if (name.known) expect(known).toContain(name.name);
      }),
    );
  });
});
