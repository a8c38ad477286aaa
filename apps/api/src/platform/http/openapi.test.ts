import { type Access, type Endpoint, endpoint } from '@foreglow/contract';
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
