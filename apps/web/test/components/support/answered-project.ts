import { server } from './app.tsx';
import { type project, wholePage, type workspace } from './samples.ts';

/**
 * Answers what every screen of a project reads: its workspace and the project, as the only ones, without other people
 * and without tags. Returns the stand-in, so that more answers can follow.
 */
export const answerProject = (desk: ReturnType<typeof workspace>, scan: ReturnType<typeof project>) =>
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }));
