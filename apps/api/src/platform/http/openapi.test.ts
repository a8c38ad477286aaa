import { type Access, type Endpoint, endpoint, limits } from '@foreglow/contract';
import { line, optionalLine, optionalText } from '@foreglow/contract/fields';
import { pageQuery } from '@foreglow/contract/json-api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';

const described = (access: Access, more: Partial<Endpoint> = {}) => {
  const readThing = endpoint({
    method: 'GET',
    path: '/v1/things',
    summary: 'Read a thing',
    access,
    responses: { 204: null },
    errors: [],
    ...more,
  });
  const { paths } = openApiDocument(
    { Things: { readThing } },
    { title: 'Things', version: '1', description: 'About things.' },
  );
  return paths['/v1/things']?.get?.description;
};

describe('the description of an operation states who may call it', () => {
  it.each<[string, Access, string]>([
    ['anybody', 'anonymous', 'Anybody may call this.'],
    ['anybody signed in', 'signed-in', 'Anybody signed in may call this.'],
    ['administrators', 'global-admin', 'Only administrators of the installation may call this.'],
    ['one permission', ['card.view'], 'Needs the permission card.view on the object.'],
    [
      'several permissions',
      ['project.update', 'project.create'],
      'Needs the permissions project.update and project.create on the objects it is about.',
    ],
    [
      'one of several permissions',
      [['workspace.update', 'project.update']],
      'Needs the permission workspace.update or project.update on the object.',
    ],
    [
      'a permission and one of several',
      ['card.view', ['insight.update', 'trend.update']],
      'Needs the permissions card.view and either insight.update or trend.update on the objects it is about.',
    ],
    [
      'a permission, which is not needed for one’s own things',
      [['signed-in', 'workspace.update', 'project.update']],
      'Needs the permission workspace.update or project.update on the object. Anybody signed in may call it about what is their own.',
    ],
  ])('%s', (_who, access, sentence) => {
    expect(described(access)).toBe(sentence);
  });

  it('and that a call is not limited', () => {
    expect(described('anonymous', { unlimited: 'It costs nothing.' })).toBe(
      'Anybody may call this, as often as they like.',
    );
  });
});

it('a file of JSON is described as an object, other files as their bytes', () => {
  const readFile = endpoint({
    method: 'GET',
    path: '/v1/file',
    summary: 'Read a file',
    access: 'anonymous',
    fileTypes: ['image/png', 'application/json; charset=utf-8'],
    responses: { 200: z.file() },
    errors: [],
  });
  const { paths } = openApiDocument({ Files: { readFile } }, { title: 'Files', version: '1', description: '' });
  const content = paths['/v1/file']?.get?.responses[200]?.content;
  expect(content?.['image/png']?.schema).toMatchObject({ type: 'string', format: 'binary' });
  expect(content?.['application/json; charset=utf-8']?.schema).toEqual({ type: 'object' });
});

describe('a call states', () => {
  const { paths } = openApiDocument(
    {
      Things: {
        makeThing: endpoint({
          method: 'POST',
          path: '/v1/things',
          summary: 'Make a thing',
          access: 'anonymous',
          query: z.object({ ...pageQuery(48), sort: z.enum(['title', '-title']).optional().default('title') }),
          body: z.object({ title: line(300), subtitle: optionalLine(500).optional(), text: optionalText.optional() }),
          responses: { 204: null },
          errors: [],
        }),
      },
    },
    { title: 'Things', version: '1', description: 'About things.' },
  );
  const operation = paths['/v1/things']?.post;

  it('the defaults and limits of its parameters', () => {
    const schemas = Object.fromEntries(operation?.parameters.map(({ name, schema }) => [name, schema]) ?? []);
    expect(schemas).toEqual({
      'page[number]': { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      'page[size]': { type: 'integer', minimum: 1, maximum: limits.maxPageSize, default: 48 },
      sort: { type: 'string', enum: ['title', '-title'], default: 'title' },
    });
  });

  it('the lengths of its texts, also of those that may be missing', () => {
    const schema = operation?.requestBody?.content['application/json']?.schema as { properties: unknown };
    expect(schema.properties).toMatchObject({
      title: { type: 'string', minLength: 1, maxLength: 300 },
      subtitle: { anyOf: [{ type: 'string', maxLength: 500 }, { type: 'null' }] },
      text: { anyOf: [{ type: 'string', maxLength: limits.textLength }, { type: 'null' }] },
    });
  });
});
