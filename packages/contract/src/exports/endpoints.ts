import { z } from 'zod';
import { filterQuery, timeZone } from '../cards/filter-query.ts';
import { sort } from '../cards/list-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, slug } from '../fields.ts';
import { all, createBody, one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { trendFilterQuery } from '../trends/filter-query.ts';
import { exportGiven, exportResource } from './entity.ts';
import { bookletCards, papers } from './types.ts';

const flag = (standard: 'true' | 'false') => z.enum(['true', 'false']).optional().default(standard);

/** The PDF call of §7 of the specification, which may also be made without the slash at the end. */
const download = {
  method: 'POST',
  path: '/carddownload/',
  summary:
    'Make a PDF of a project, of one card or of selected cards. A large one is made in the background: the answer is then the export',
  access: ['card.view'],
  query: z.strictObject({
    type: z.literal('project'),
    /** Slug of the project. */
    slug: z.string().min(1).max(120),
    output: z.enum(['pdf', 'pdf-single', 'pdf-select']),
    /** How many cards are typeset at a time. */
    chunkSize: z
      .string()
      .regex(/^\d{1,3}$/, 'Give a whole number.')
      .transform(Number)
      .pipe(
        z
          .int()
          .min(1, 'The smallest value is 1.')
          .max(limits.pdfMaxChunkSize, `The largest value is ${limits.pdfMaxChunkSize}.`),
      )
      .optional()
      .default(limits.pdfChunkSize),
    paper: z.enum(papers).optional().default('a4'),
    cardsPerPage: z.enum(['1', '2', '4']).optional().default('1'),
    /** The cards in the PDF of a project. */
    cards: z.enum(bookletCards).optional().default('all'),
    drafts: flag('true'),
    comments: flag('false'),
    pictures: flag('true'),
    timeZone: timeZone.unwrap().optional().default('UTC'),
  }),
  /** `selectedCards`: slugs, for `pdf-single` one, for `pdf-select` any number in their order. */
  body: z.object({
    selectedCards: z.array(slug).max(limits.exportedItems, `At most ${limits.exportedItems} cards.`).optional(),
  }),
  bodyLimit: limits.exportBodyBytes,
  fileTypes: ['application/pdf'],
  responses: { 200: z.file(), 202: one(exportResource) },
  errors: ['not_found', 'invalid_attribute', 'too_large', 'too_many_requests', 'storage_full'],
} as const;

export const exportEndpoints = {
  downloadPdf: endpoint(download),
  createExport: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/exports',
    summary:
      'Export a project, or its cards, insights, trends, radars or brief, as PDF, slides or data. A small export is ready in the answer, a large one is made in the background',
    access: ['card.view'],
    params: idParams,
    /** Filters of the exported content: for cards all filters, for insights and trends those that their lists have. */
    query: z.strictObject({ ...filterQuery, ...trendFilterQuery, sort }),
    body: createBody('exports', exportGiven),
    bodyLimit: limits.exportBodyBytes,
    responses: { 201: one(exportResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'too_large', 'too_many_requests', 'storage_full'],
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/exports',
    summary: 'List your exports of a project that have not expired, newest first',
    access: ['card.view'],
    params: idParams,
    responses: { 200: all(exportResource) },
    errors: ['not_found'],
  }),
  readExport: endpoint({
    method: 'GET',
    path: '/v1/exports/{id}',
    summary: 'Read one of your exports: its progress and, once it is ready, the address of its file',
    access: ['card.view'],
    params: idParams,
    responses: { 200: one(exportResource) },
    errors: ['not_found'],
  }),
  deleteExport: endpoint({
    method: 'DELETE',
    path: '/v1/exports/{id}',
    summary: 'Cancel one of your exports, or delete its file',
    access: ['card.view'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
};
