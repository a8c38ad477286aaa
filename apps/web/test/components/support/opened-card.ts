import { server } from './app.tsx';
import { card } from './cards.ts';
import { project, wholePage, workspace } from './samples.ts';

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

/** Answers everything that the screen `/projects/p/cards/c` reads: a project with one card, without comments. */
export const answerOpenedCard = (opened = card()) =>
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([opened.data]))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/cards/{id}', () => opened)
    .on('GET /v1/cards/{id}/related', () => ({ data: [] }))
    .on('GET /v1/cards/{id}/neighbours', () => ({
      data: {
        type: 'card-neighbours' as const,
        id: 'c',
        attributes: { previous_slug: null, next_slug: null, position: 1, total: 1 },
      },
    }))
    .on('POST /v1/cards/conclusions', () => ({ data: [] }));
