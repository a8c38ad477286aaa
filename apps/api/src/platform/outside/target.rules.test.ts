import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import { isPublicAddress } from './public-address.rules.ts';
import { targetOf } from './target.rules.ts';

const refusal = (address: string): unknown => {
  try {
    return targetOf(address).host;
  } catch (error) {
    return error instanceof Problem ? error.items[0]?.code : error;
  }
};

describe('an address', () => {
  it.each([
    ['http://example.org', 'example.org', 80],
    ['https://Example.ORG./a?b=c#d', 'example.org', 443],
    ['https://example.org:8443/', 'example.org', 8443],
    ['https://[2606:4700::1111]/', '2606:4700::1111', 443],
    ['https://bücher.example/', 'xn--bcher-kva.example', 443],
  ])('%s leads to %s at port %i', (address, host, port) => {
    expect(targetOf(address)).toMatchObject({ host, port });
    expect(targetOf(address).url.hash).toBe('');
  });

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'data:text/html,hello',
    'javascript:alert(1)',
    'gopher://example.org/',
    'http://user@example.org/',
    'http://user:secret@example.org/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://printer/',
    'http://api.localhost/',
    'http://metadata.google.internal/',
    'http://nas.local/',
    'http://router.home.arpa/',
    'http://router.lan/',
    'not an address',
    '',
    '//example.org',
    `https://example.org/${'x'.repeat(2100)}`,
  ])('%s is refused before anything is resolved', (address) => {
    expect(refusal(address)).toBe('address_refused');
  });

  it('that follows another one is resolved against it, and checked in the same way', () => {
    const base = new URL('https://example.org/a/b');
    expect(targetOf('../c', base).url.href).toBe('https://example.org/c');
    expect(targetOf('//other.example/x', base).url.href).toBe('https://other.example/x');
    expect(() => targetOf('http://localhost/', base)).toThrow(Problem);
  });

  it.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[::1]/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s is not a loophole: its host is an address that is not public', (address) => {
    expect(isPublicAddress(targetOf(address).host)).toBe(false);
  });
});
