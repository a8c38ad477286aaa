import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, idParams, line, moment, plainText } from '../fields.ts';
import { one, page, pageMeta, pageQuery, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';

const message = plainText
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, 'This field is required.')
      .max(limits.reachOutLength, `At most ${limits.reachOutLength} characters.`),
  );

const messageAttributes = z.object({
  /** The sender's name and e-mail: as entered by the sender, or those of their account. */
  name: z.string(),
  email: z.string(),
  /** Whether the sender was signed in, so that name and e-mail are those of an account. */
  signed_in: z.boolean(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  created_at: moment,
});
export type MessageAttributes = z.infer<typeof messageAttributes>;
const messageResource = resource('messages', messageAttributes);

export const reachOutEndpoints = {
  reachOut: endpoint({
    method: 'POST',
    path: '/v1/reach-out',
    summary:
      'Write to the people who run this installation. Of somebody who is signed in, the name and the e-mail are those of their account',
    access: 'anonymous',
    body: z.object({
      name: line(limits.nameLength),
      email,
      subject: line(limits.reachOutSubjectLength),
      message,
      /** Not shown to people. A message with this field is answered like any other, and dropped. */
      website: z.string().optional(),
    }),
    responses: { 204: null },
    errors: ['too_many_requests'],
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/v1/reach-out',
    summary: 'List the messages of people who reached out, newest first',
    access: 'global-admin',
    query: z.strictObject(pageQuery(limits.messagePageSize)),
    /** `unread`: how many are unread on all pages. */
    responses: { 200: page(messageResource).extend({ meta: pageMeta.extend({ unread: z.int() }) }) },
    errors: [],
  }),
  updateMessage: endpoint({
    method: 'PATCH',
    path: '/v1/reach-out/{id}',
    summary: 'Mark a message as read or unread, for all administrators',
    access: 'global-admin',
    params: idParams,
    body: updateBody('messages', z.object({ read: z.boolean() })),
    responses: { 200: one(messageResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  deleteMessage: endpoint({
    method: 'DELETE',
    path: '/v1/reach-out/{id}',
    summary: 'Delete a message for good',
    access: 'global-admin',
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
};
