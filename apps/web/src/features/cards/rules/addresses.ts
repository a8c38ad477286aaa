import { linkOptions } from '@tanstack/react-router';
import type { CardSource } from './source.ts';

/** The addresses of the list of a source, and of the dialogs over it. */
export const addressesOf = ({ kind, slug }: CardSource) => (kind === 'project' ? ofProject(slug) : ofRepository(slug));

const ofProject = (projectSlug: string) => ({
  path: `/projects/${projectSlug}/cards`,
  list: linkOptions({ to: '/projects/$projectSlug/cards', params: { projectSlug } }),
  card: (cardSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/cards/$cardSlug', params: { projectSlug, cardSlug } }),
  duplicate: (cardSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/cards/duplicate/$cardSlug', params: { projectSlug, cardSlug } }),
  duplicateSelected: linkOptions({ to: '/projects/$projectSlug/cards/batch-duplicate', params: { projectSlug } }),
});

const ofRepository = (workspaceSlug: string) => ({
  path: `/w/${workspaceSlug}/repo`,
  list: linkOptions({ to: '/w/$workspaceSlug/repo', params: { workspaceSlug } }),
  card: (cardSlug: string) =>
    linkOptions({ to: '/w/$workspaceSlug/repo/$cardSlug', params: { workspaceSlug, cardSlug } }),
  duplicate: (cardSlug: string) =>
    linkOptions({ to: '/w/$workspaceSlug/repo/duplicate/$cardSlug', params: { workspaceSlug, cardSlug } }),
  duplicateSelected: linkOptions({ to: '/w/$workspaceSlug/repo/batch-duplicate-repo', params: { workspaceSlug } }),
});
