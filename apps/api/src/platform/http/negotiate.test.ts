import { describe, expect, it } from 'vitest';
import { assertAcceptable, assertBodyType, wantsEvents } from './negotiate.ts';

const jsonApi = 'application/vnd.api+json';

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
    'text/html, */*; q=0.000',
  ])('%s is not acceptable', (accept) => {
    expect(() => assertAcceptable(accept)).toThrow('application/vnd.api+json');
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
  ])('%s is read as JSON', (type) => {
    expect(() => assertBodyType(type, 'json')).not.toThrow();
  });

  it.each(['text/plain', 'text/csv', `${jsonApi}; charset=utf-8`, `${jsonApi}; ext="https://example.org/e"`, 'json'])(
    '%s is not read as JSON',
    (type) => {
      expect(() => assertBodyType(type, 'json')).toThrow('not supported');
    },
  );

  it('of a file must be CSV', () => {
    expect(() => assertBodyType('text/csv; charset=utf-8', 'table')).not.toThrow();
    for (const type of ['application/json', 'text/plain', jsonApi]) {
      expect(() => assertBodyType(type, 'table')).toThrow('not supported');
    }
  });
});
