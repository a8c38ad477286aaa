import { z } from 'zod';
import { locale } from '../fields.ts';
import { resource } from '../json-api.ts';
import { permissions } from '../permissions/entity.ts';
import { themePreferences } from './entity.ts';

/** The signed-in person. */
export const meResource = resource(
  'users',
  z.object({
    name: z.string(),
    email: z.string(),
    /** The e-mail that is not confirmed yet; null without one. */
    new_email: z.string().nullable(),
    locale,
    theme: z.enum(themePreferences),
    /** Address of the small picture; null without one. */
    picture: z.string().nullable(),
    /** Whether the person gets a daily mail of unread notifications. */
    digest: z.boolean(),
    permissions,
  }),
);
export type Me = z.infer<typeof meResource>['attributes'];
