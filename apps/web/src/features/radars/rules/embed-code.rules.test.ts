import { expect, test } from 'vitest';
import { embedCode, fullAddress } from './embed-code.rules.ts';

test('an address of this server becomes absolute, one of another site is unchanged', () => {
  expect(fullAddress('/radar/abc', 'https://scan.example.org/projects/x')).toBe('https://scan.example.org/radar/abc');
  expect(fullAddress('https://radars.example.org/1', 'https://scan.example.org/')).toBe('https://radars.example.org/1');
});

test('a title cannot break out of its attribute', () => {
  const code = embedCode('https://x.example.org/radar/a', '"><script>alert(1)</script>');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(code).not.toContain('<script>');
});
