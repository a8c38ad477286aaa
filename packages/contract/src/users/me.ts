import { z } from 'zod';
import { resource } from '../json-api.ts';
import { permissions } from '../permissions/entity.ts';
import { themePreferences } from './entity.ts';

/** The person signed in. */
export const meResource = resource(
  'users',
  z.object({
    name: z.string(),
    email: z.string(),
    /** The e-mail that waits to be confirmed; null without one. */
    new_email: z.string().nullable(),
    locale: z.enum(['en', 'de']),
    theme: z.enum(themePreferences),
    /** Address of the small picture; null without one. */
    picture: z.string().nullable(),
    /** Wants a mail of what is unread, once a day. */
    digest: z.boolean(),
    permissions,
  }),
);
export type Me = z.infer<typeof meResource>['attributes'];
