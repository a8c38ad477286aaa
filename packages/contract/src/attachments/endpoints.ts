import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, line, moment, slug } from '../fields.ts';
import { one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { attachmentChange, attachmentResource, stockPhotoOrigin } from './entity.ts';
import { uploadTypes } from './types.ts';

const bytes = z.int('Give a whole number.').min(1, 'The file is empty.');
const mimeType = z.enum(uploadTypes, `Pictures can be of these types: ${uploadTypes.join(', ')}.`);

const uploadUrl = resource(
  'upload-urls',
  z.object({
    /** The address for a single PUT of the file: an address, or a path of this server. It needs no token. */
    url: z.string(),
    filename: z.string(),
    /** The headers that the PUT must send. */
    headers: z.object({ 'Content-Type': z.string() }),
    expires_at: moment,
  }),
);

export const attachmentEndpoints = {
  createUploadUrl: endpoint({
    method: 'POST',
    path: '/v1/attachments/upload-url',
    summary: 'Announce a picture and get the address to upload it to',
    access: 'signed-in',
    body: z.object({
      bytes: bytes.default(limits.uploadDefaultBytes),
      mime_type: mimeType.default('image/jpg'),
    }),
    responses: { 201: one(uploadUrl) },
    errors: ['invalid_attribute', 'too_many_requests', 'unavailable'],
  }),
  createAttachment: endpoint({
    method: 'POST',
    path: '/v1/attachments',
    summary: 'Create an attachment from an uploaded picture',
    access: 'signed-in',
    body: z.object({
      file: z.object({
        filename: z.string().max(100),
        mime_type: mimeType,
        bytes,
        original_name: line(limits.fileNameLength),
      }),
      /** The photo, if it comes from `GET /stock-photos/`. */
      stock_photo: stockPhotoOrigin.optional(),
    }),
    responses: { 201: one(attachmentResource) },
    errors: [
      'not_found',
      'invalid_attribute',
      'upload_missing',
      'upload_used',
      'upload_mismatch',
      'not_an_image',
      'image_too_large',
      'storage_full',
      'unavailable',
    ],
  }),
  readAttachment: endpoint({
    method: 'GET',
    path: '/v1/attachments/{id}',
    summary: 'Read an attachment of your own, or of a card you may see',
    access: [['signed-in', 'card.view']],
    params: idParams,
    query: z.strictObject({ project_slug: slug.or(z.literal('')).optional() }),
    responses: { 200: one(attachmentResource) },
    errors: ['not_found'],
  }),
  updateAttachment: endpoint({
    method: 'PATCH',
    path: '/v1/attachments/{id}',
    summary: 'Change the alternative text and the credit of a picture',
    access: [['signed-in', 'card.update']],
    params: idParams,
    body: updateBody('attachments', attachmentChange),
    responses: { 200: one(attachmentResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
};
