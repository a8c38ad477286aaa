import { beforeEach, expect, test } from 'vitest';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { insight } from './support/conclusions.ts';
import { listedRadar, radar } from './support/radars.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

beforeEach(() => {
  const desk = workspace('desk', 'Desk');
  answerProject(desk, project('p', 'January scan', desk))
    .on('GET /v1/workspaces/{id}/invitations', () => wholePage([]))
    .on('GET /v1/workspaces/{id}/members', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/members', () => ({ data: [] }))
    .on('GET /v1/workspaces/{id}/trash', () => wholePage([]))
    .on('GET /v1/projects/{id}/trash', () => wholePage([]))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/insights', () => wholePage([insight().data]))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight())
    .on('GET /v1/projects/{id}/radars', () => wholePage([listedRadar()]))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([]));
});

test.each([
  ['/projects/p/members', 'Members · January scan'],
  ['/projects/p/edit', 'Edit project · January scan'],
  ['/projects/p/trash', 'Trash · January scan'],
  ['/w/desk/members', 'Members · Desk'],
  ['/w/desk/edit', 'Edit workspace · Desk'],
  ['/w/desk/trash', 'Trash · Desk'],
  ['/projects/p/insights/i', 'Machines perform'],
])('the tab of %s is named «%s»', async (path, name) => {
  await open(path);
  await expect.poll(() => document.title).toBe(`${name} · Foreglow`);
});
