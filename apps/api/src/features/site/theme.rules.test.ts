import { describe, expect, it } from 'vitest';
import { themeOf } from './theme.rules.ts';

describe('the theme of a host', () => {
  it.each([
    ['aurora.foreglow.org', 'aurora'],
    ['AURORA.foreglow.org:8443', 'aurora'],
    ['aurora.scan.example.co.uk', 'aurora'],
    ['foreglow.org', 'default'],
    ['localhost:3000', 'default'],
    ['www.foreglow.org', 'default'],
    ['127.0.0.1:3000', 'default'],
    ['[::1]:3000', 'default'],
    ['', 'default'],
    ['..', 'default'],
    ['<script>.foreglow.org', 'default'],
  ])('%s is %s', (host, theme) => {
    expect(themeOf(host, undefined)).toBe(theme);
  });

  it('of the regional host is the regional one, and only there', () => {
    const regional = { host: 'scan.example.org', theme: 'coast' };
    expect(themeOf('SCAN.example.org:80', regional)).toBe('coast');
    expect(themeOf('scan.example.com', regional)).toBe('scan');
  });
});
