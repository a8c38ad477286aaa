import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment, optionalLine } from '../fields.ts';
import { one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';

const settingsAttributes = z.object({
  maintenance: z.object({ on: z.boolean(), message: z.string().nullable() }),
  /** The company's own people, shown as one; null without a team. `fixed`: set by the environment, not changeable here. */
  team: z.object({ name: z.string(), domains: z.array(z.string()) }).nullable(),
  mail: z.object({
    /** `smtp`: sent by a mail server; `folder`: kept as files in the data folder. */
    kind: z.enum(['smtp', 'folder']),
    from: z.string(),
  }),
  ai: z.object({ configured: z.boolean() }),
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
    summary: 'Change maintenance mode or the team identity',
    access: 'global-admin',
    body: updateBody(
      'settings',
      z.object({
        maintenance: z
          .object({ on: z.boolean(), message: optionalLine(limits.maintenanceMessageLength).optional() })
          .optional(),
        team: z
          .object({
            name: z.string().trim().min(1, 'This field is required.').max(limits.nameLength),
            domains: z.array(domain).min(1, 'Give at least one domain.').max(limits.teamDomains),
          })
          .nullable()
          .optional(),
      }),
    ),
    responses: { 200: one(settingsResource) },
    errors: ['invalid_attribute', 'wrong_type'],
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
