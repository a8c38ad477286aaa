import { z } from 'zod';
import { attachmentGiven } from '../attachments/entity.ts';
import { creationKey, line, moment, optionalLine } from '../fields.ts';
import { relatedResource, toMany } from '../json-api.ts';
import { limits } from '../limits.ts';

export const workspaceAttributes = z.object({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  company_name: z.string().nullable(),
  /** Address of the picture; null where the workspace shows its generated art. */
  image: z.string().nullable(),
  /** The blurhash of the picture, shown until it is loaded. */
  image_blurhash: z.string().nullable(),
  /** A sample workspace; its contents are invented. */
  sample: z.boolean(),
  /** Whether texts of its cards may be sent to the provider of models; otherwise drafts are made without one. */
  ai_allowed: z.boolean(),
  /** Whether everybody who sees a card, viewers included, may make public links to its image. */
  viewer_links_allowed: z.boolean(),
  /** Whether collaborators, too, may publish contents of its projects; otherwise only admins and creators may. */
  collaborators_may_publish: z.boolean(),
  projects: z.array(z.object({ slug: z.string(), title: z.string(), card_count: z.int() })),
  project_count: z.int(),
  card_count: z.int(),
  member_count: z.int(),
  created_at: moment,
  updated_at: moment,
});
export type WorkspaceAttributes = z.infer<typeof workspaceAttributes>;
export const workspaceResource = relatedResource('workspaces', workspaceAttributes, { projects: toMany });

const fields = {
  title: line(limits.titleLength),
  subtitle: optionalLine(limits.subtitleLength).optional(),
  company_name: optionalLine(limits.nameLength).optional(),
  image_attachment_id: attachmentGiven.optional(),
  ai_allowed: z.boolean().optional(),
  viewer_links_allowed: z.boolean().optional(),
  collaborators_may_publish: z.boolean().optional(),
};
export const newWorkspace = z.object({ ...fields, creation_key: creationKey.optional() });
export const workspaceChange = z.object(fields).partial();
