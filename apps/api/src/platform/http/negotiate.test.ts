import { describe, expect, it } from 'vitest';
import { assertAcceptable, assertBodyType, wantsEvents } from './negotiate.ts';

const jsonApi = 'application/vnd.api+json';

/** A profile whose quoted value contains everything that separates media types and their parameters. */
const profile = 'profile="https://a.example/x;y,z;q=0; https://b.example/\\"text/html;charset=utf-8"';

describe('the Accept header', () => {
  it.each([
    undefined,
    '*/*',
    jsonApi,
    'application/json',
    'application/*',
    `${jsonApi};q=0.5`,
    `${jsonApi};q=0.05`,
    `text/html;q=0, ${jsonApi};q=1`,
    `${jsonApi}; profile="https://example.org/p"`,
    `${jsonApi}; profile="https://a.example/x;y https://b.example/z"`,
    `${jsonApi}; ${profile}`,
    `${jsonApi} ; PROFILE="https://example.org/p" ;; q=0.5`,
    `text/html; ${profile}, ${jsonApi}; ${profile};q=0.5`,
    `${jsonApi}; charset=utf-8, ${jsonApi}`,
    'text/html, application/xhtml+xml, */*;q=0.8',
    'text/html, APPLICATION/VND.API+JSON',
  ])('%s is accepted', (accept) => {
    expect(() => assertAcceptable(accept)).not.toThrow();
  });

  it.each([
    'text/html',
    'text/event-stream',
    `${jsonApi}; charset=utf-8`,
    `${jsonApi}; ext="https://example.org/e"`,
    `text/html, ${jsonApi}; version=1`,
    // JSON:API refuses these, whatever else would be accepted.
    `${jsonApi}; charset=utf-8, */*`,
    `application/json, ${jsonApi}; version=1`,
    `${jsonApi};q=0`,
    `${jsonApi}; ${profile}; q=0`,
    `${jsonApi}; ${profile}; charset=utf-8`,
    `${jsonApi}; x${profile}`,
    `text/html; ${profile.replace('text/html', jsonApi)}`,
    // Not closed, so that it would hide whatever follows.
    `${jsonApi}; profile="https://example.org/p`,
    `${jsonApi}; profile="https://example.org/p\\"`,
    `${jsonApi}; profile="https://example.org/p, text/html; charset=utf-8`,
    '"application/json"',
    ' , ',
    'text/html, */*; q=0.000',
  ])('%s is not acceptable', (accept) => {
    expect(() => assertAcceptable(accept)).toThrow('application/vnd.api+json');
  });

  it('is read in linear time', () => {
    const long = `${jsonApi}; profile="${'\\"'.repeat(200_000)}`;
    expect(() => assertAcceptable(long)).toThrow('application/vnd.api+json');
    expect(() => assertAcceptable(`${long}"`)).not.toThrow();
  });

  it('may request events where a call can be followed', () => {
    expect(() => assertAcceptable('text/event-stream', ['text/event-stream'])).not.toThrow();
    expect(wantsEvents('text/event-stream')).toBe(true);
    expect(wantsEvents(`${jsonApi}, Text/Event-Stream;q=0.1`)).toBe(true);
    for (const accept of [jsonApi, '*/*', undefined, `text/event-stream;q=0, ${jsonApi}`]) {
      expect(wantsEvents(accept), accept).toBe(false);
    }
  });
});

describe('the type of a body', () => {
  it.each([
    undefined,
    jsonApi,
    'application/json',
    'application/json; charset=utf-8',
    `${jsonApi}; profile="https://example.org/p"`,
    `${jsonApi}; profile="https://a.example/x;y https://b.example/z"`,
    `${jsonApi}; ${profile}`,
  ])('%s is read as JSON', (type) => {
    expect(() => assertBodyType(type, 'json')).not.toThrow();
  });

  it.each([
    'text/plain',
    'text/csv',
    `${jsonApi}; charset=utf-8`,
    `${jsonApi}; ext="https://example.org/e"`,
    `${jsonApi}; ${profile}; charset=utf-8`,
    `${jsonApi}; profile="https://example.org/p; charset=utf-8`,
    `text/plain; ${profile.replace('text/html', jsonApi)}`,
    'json',
  ])('%s is not read as JSON', (type) => {
    expect(() => assertBodyType(type, 'json')).toThrow('not supported');
  });

  it('of a file must be CSV', () => {
    expect(() => assertBodyType('text/csv; charset=utf-8', 'table')).not.toThrow();
    for (const type of ['application/json', 'text/plain', jsonApi]) {
      expect(() => assertBodyType(type, 'table')).toThrow('not supported');
    }
  });
});
