import { expect, test } from 'vitest';
import { linkAddress } from './link-address.rules.ts';

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['tel:+4930123', 'tel:+4930123'],
  ['tel:112', 'tel:112'],
  ['/projects/scan', '/projects/scan'],
  ['#part', '#part'],
  ['example.org/a:b', 'https://example.org/a:b'],
  ['example.org:8080/a', 'https://example.org:8080/a'],
  ['localhost:3000', 'https://localhost:3000'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['example.org/@ada', 'https://example.org/@ada'],
])('%s leads to %s', (typed, address) => {
  expect(linkAddress(` ${typed} `)).toBe(address);
});
