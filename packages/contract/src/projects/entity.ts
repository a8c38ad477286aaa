import { z } from 'zod';
import { creationKey, line, moment, optionalLine, slug } from '../fields.ts';
import { relatedResource, toList, toOne } from '../json-api.ts';
import { countAttributes } from '../kinds/kinds.ts';
import { limits } from '../limits.ts';

export const projectAttributes = z.object({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  workspace_slug: z.string(),
  workspace: z.object({ slug: z.string(), title: z.string() }),
  /** Whether it belongs to a sample workspace, whose contents are invented. */
  sample: z.boolean(),
  /** Whether texts of its cards may be sent to the provider of models; its workspace decides this. */
  ai_allowed: z.boolean(),
  /**
   * Whether everybody who sees its cards, viewers included, may make public links to their images; its workspace decides
   * this.
   */
  viewer_links_allowed: z.boolean(),
  /** Whether collaborators, too, may publish its contents; its workspace decides this. */
  collaborators_may_publish: z.boolean(),
  /**
   * Counts of the contents that the reader may see: drafts, and tags used only on drafts, count for people who may
   * write.
   */
  ...countAttributes(() => z.int()),
  created_at: moment,
  updated_at: moment,
  /** When it or anything in it was last changed. */
  changed_at: moment,
});
export type ProjectAttributes = z.infer<typeof projectAttributes>;
export const projectResource = relatedResource('projects', projectAttributes, { workspace: toOne, cards: toList });

const fields = {
  title: line(limits.titleLength),
  subtitle: optionalLine(limits.subtitleLength).optional(),
};
export const newProject = z.object({
  ...fields,
  /** The question that the project should answer: the first version of its brief. */
  challenge: optionalLine(limits.challengeLength).optional(),
  workspace_slug: slug,
  creation_key: creationKey.optional(),
});
export const projectChange = z.object(fields).partial();
