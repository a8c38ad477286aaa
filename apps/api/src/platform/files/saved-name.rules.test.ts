import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachmentNamed } from './saved-name.rules.ts';

it('contains the name of a file in plain characters and in full', () => {
  expect(attachmentNamed('Städte – „2040“.pdf')).toBe(
    `attachment; filename="Stadte  2040.pdf"; filename*=UTF-8''St%C3%A4dte%20%E2%80%93%20%E2%80%9E2040%E2%80%9C.pdf`,
  );
});

it('never ends the header or the name early', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = attachmentNamed(name);
      expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w%.~!-]*$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed());
    }),
  );
});
