import { countAttributes, type ProjectAttributes } from '@foreglow/contract';
import type { Actor } from '../permissions/actor.ts';
import type { Project } from './project.ts';
import { type ProjectCounts, visibleCount } from './project-counts.read-model.ts';
import { targetOf } from './projects.service.ts';

/** A project as a resource object for a reader. */
export function presentProject(project: Project, counts: ProjectCounts | undefined, actor: Actor) {
  const seesDrafts = actor.may('project.write', targetOf(project));
  const attributes: ProjectAttributes = {
    slug: project.slug,
    title: project.title,
    subtitle: project.subtitle,
    workspace_slug: project.workspaceSlug,
    workspace: { slug: project.workspaceSlug, title: project.workspaceTitle },
    sample: project.sample,
    ai_allowed: project.aiAllowed,
    viewer_links_allowed: project.viewerLinksAllowed,
    collaborators_may_publish: project.collaboratorsMayPublish,
    ...countAttributes((kind) => visibleCount(counts, kind, seesDrafts)),
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
    changed_at: project.changedAt.toISOString(),
  };
  const self = `/v1/projects/${project.slug}`;
  return {
    type: 'projects' as const,
    id: project.slug,
    attributes,
    relationships: {
      workspace: {
        data: { type: 'workspaces', id: project.workspaceSlug },
        links: { related: `/v1/workspaces/${project.workspaceSlug}` },
      },
      cards: { links: { related: `${self}/cards` } },
    },
    links: { self },
  };
}

/** The workspaces of projects, for `include=workspace`: each once, with the data stored with a project. */
export function includedWorkspaces(projects: readonly Project[]) {
  const bySlug = new Map(projects.map((project) => [project.workspaceSlug, project.workspaceTitle]));
  return [...bySlug].map(([slug, title]) => ({ type: 'workspaces', id: slug, attributes: { slug, title } }));
}
