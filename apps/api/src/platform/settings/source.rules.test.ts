import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosen } from './source.rules.ts';

it('the environment comes before what is stored, and that before the default; no value is mixed', () => {
  const one = fc.option(fc.record({ address: fc.string(), key: fc.string() }), { nil: undefined });
  fc.assert(
    fc.property(one, one, (environment, stored) => {
      const otherwise = { address: '', key: '' };
      const { value, source } = chosen(environment, stored, otherwise);
      expect(value).toBe({ environment, stored, default: otherwise }[source]);
      expect(source === 'environment').toBe(environment !== undefined);
      expect(source === 'default').toBe(environment === undefined && stored === undefined);
    }),
  );
});
