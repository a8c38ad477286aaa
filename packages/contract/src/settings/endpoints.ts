import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, moment, optionalLine } from '../fields.ts';
import { germanAddresses } from '../german-address.ts';
import { one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';

const settingsAttributes = z.object({
  maintenance: z.object({ on: z.boolean(), message: z.string().nullable() }),
  /**
   * The people of the company, shown as one; null without a team.
   */
  team: z.object({ name: z.string(), domains: z.array(z.string()) }).nullable(),
  mail: z.object({
    /** `smtp`: sent by a mail server; `folder`: stored as files in the data folder. */
    kind: z.enum(['smtp', 'folder']),
    from: z.string(),
  }),
  ai: z.object({
    /** Whether a provider of models is set up. */
    configured: z.boolean(),
    /** Its name and host, without any key; null without one. */
    provider: z.string().nullable(),
    model: z.string().nullable(),
    embedding_model: z.string().nullable(),
    /** Whether anything is drafted in this installation. */
    on: z.boolean(),
    /** For each workspace. */
    radars_per_day: z.int(),
    tokens_per_day: z.int(),
    /** The prices of a million tokens; null without any. */
    prices: z.object({ input: z.number(), output: z.number(), currency: z.string() }).nullable(),
  }),
  /** Where files are kept, as set by the environment: the data folder, or a bucket, with its name and host. */
  files: z.object({ kind: z.enum(['disk', 's3']), place: z.string().nullable() }),
  /** How German texts address people, and what sets it. */
  german_address: z.object({
    value: z.enum(germanAddresses),
    source: z.enum(['environment', 'stored', 'default']),
  }),
  /** What the texts of a workspace may take. */
  texts: z.object({ megabytes_per_workspace: z.int() }),
  storage: z.object({
    database: z.enum(['embedded', 'postgresql']),
    database_bytes: z.int(),
    /** Pictures and other files. */
    file_bytes: z.int(),
    user_count: z.int(),
    workspace_count: z.int(),
    card_count: z.int(),
  }),
  version: z.string(),
  started_at: moment,
});
export type SettingsAttributes = z.infer<typeof settingsAttributes>;
const settingsResource = resource('settings', settingsAttributes);

const waitingAttributes = z.object({
  /** Of everything below that waits. */
  count: z.int(),
  /** Messages of people who reach out. */
  unread_messages: z.int(),
  failed_mails: z.object({
    /** Those that nobody will try to send again. */
    given_up: z.int(),
    /** Those that failed and will be tried again. */
    waiting: z.int(),
    /** Why the last of them failed. */
    reason: z.string().nullable(),
  }),
  /** The disk with the data folder of the server that answers; null if its file system does not tell. */
  disk: z.object({ free_bytes: z.int(), total_bytes: z.int(), nearly_full: z.boolean() }).nullable(),
});
export type WaitingAttributes = z.infer<typeof waitingAttributes>;

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Give a domain such as example.org.');

export const settingsEndpoints = {
  readSettings: endpoint({
    method: 'GET',
    path: '/v1/settings',
    summary: 'Read the settings and the state of the installation',
    access: 'global-admin',
    responses: { 200: one(settingsResource) },
    errors: [],
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/v1/settings',
    summary:
      'Change maintenance mode, the team identity, what is drafted, the form of address in German, or what texts may take',
    access: 'global-admin',
    body: updateBody(
      'settings',
      z.object({
        maintenance: z
          .object({ on: z.boolean(), message: optionalLine(limits.maintenanceMessageLength).optional() })
          .optional(),
        ai: z
          .object({
            on: z.boolean(),
            radars_per_day: z.int().min(0, 'The smallest value is 0.').max(1000, 'The largest is 1000.'),
            tokens_per_day: z.int().min(0, 'The smallest value is 0.').max(1_000_000_000, 'The largest is 1000000000.'),
          })
          .partial()
          .optional(),
        texts: z
          .object({
            megabytes_per_workspace: z
              .int()
              .min(1, 'The smallest value is 1.')
              .max(1_000_000, 'The largest is 1000000.'),
          })
          .optional(),
        german_address: z.enum(germanAddresses).optional(),
        team: z
          .object({
            name: line(limits.nameLength),
            domains: z.array(domain).min(1, 'Give at least one domain.').max(limits.teamDomains),
          })
          .nullable()
          .optional(),
      }),
    ),
    responses: { 200: one(settingsResource) },
    errors: ['invalid_attribute', 'wrong_type', 'conflict'],
  }),
  readWaiting: endpoint({
    method: 'GET',
    path: '/v1/settings/waiting',
    summary:
      'Read what waits for the administrators: messages, mails that could not be sent, a disk that is nearly full',
    access: 'global-admin',
    responses: { 200: one(resource('waiting', waitingAttributes)) },
    errors: [],
  }),
  dismissFailedMails: endpoint({
    method: 'DELETE',
    path: '/v1/settings/waiting/failed-mails',
    summary: 'Stop counting the mails that have been given up so far',
    access: 'global-admin',
    responses: { 204: null },
    errors: [],
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/v1/settings/test-mail',
    summary: 'Send yourself a mail to check that mail works',
    access: 'global-admin',
    responses: { 204: null },
    errors: ['mail_failed', 'too_many_requests'],
  }),
};
