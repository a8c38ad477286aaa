import { actions, api, type Endpoint, errorCatalogue, requirementsOf } from '@foreglow/contract';
import { describe, expect, test } from 'vitest';

const endpoints: [string, Endpoint][] = Object.entries(api);

test('there are endpoints, and no two share a method and a path', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses.length).toBeGreaterThan(20);
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(endpoints)('%s', (_name, endpoint) => {
  test('declares the parameters of its path, and no others', () => {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(named.sort());
  });

  test('declares who may call it', () => {
    const needed = requirementsOf(endpoint).flat();
    if (needed.length === 0) expect(['anonymous', 'signed-in', 'global-admin']).toContain(endpoint.access);
    expect([...actions, 'signed-in']).toEqual(expect.arrayContaining(needed));
  });

  test('answers success, names known errors, and has a summary', () => {
    const statuses = Object.keys(endpoint.responses).map(Number);
    expect(statuses.some((status) => status >= 200 && status < 300)).toBe(true);
    expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining([...endpoint.errors]));
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  test('reads no body with GET', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });
});

test('every error has a status of 4xx or 5xx and a sentence', () => {
  for (const { status, title } of Object.values(errorCatalogue)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(title).toMatch(/^[A-Z].*\.$/);
  }
});
