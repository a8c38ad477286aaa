import { answerProject } from './answered-project.ts';
import { card } from './cards.ts';
import { project, wholePage, workspace } from './samples.ts';

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

/** Answers everything that the screen `/projects/p/cards/c` reads: a project with one card, without comments. */
export const answerOpenedCard = (opened = card()) =>
  answerProject(desk, scan)
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
