import type { AttachmentAttributes, WorkspaceAttributes } from '@foreglow/contract';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import type { Project } from '../projects/project.ts';
import { type ProjectCountsReader, visibleCount } from '../projects/project-counts.read-model.ts';
import type { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import type { Workspace } from './workspace.ts';
import type { WorkspacesReadModel } from './workspaces.read-model.ts';

/** Turns workspaces into resource objects, with their projects and figures. */
export class WorkspacesPresenter {
  readonly #projects: StoredProjectsReadModel;
  readonly #counts: ProjectCountsReader;
  readonly #readModel: WorkspacesReadModel;
  readonly #attachments: AttachmentsPresenter;

  constructor(
    projects: StoredProjectsReadModel,
    counts: ProjectCountsReader,
    readModel: WorkspacesReadModel,
    attachments: AttachmentsPresenter,
  ) {
    this.#projects = projects;
    this.#counts = counts;
    this.#readModel = readModel;
    this.#attachments = attachments;
  }

  /** People who may see a workspace may write in its projects, so drafts count. */
  async present(workspaces: readonly Workspace[]) {
    const ids = workspaces.map((workspace) => workspace.id);
    const projects = await this.#projects.inWorkspaces(ids);
    const counts = await this.#counts.of(projects);
    const members = await this.#readModel.memberCounts(ids);
    const images = await this.#attachments.byId(workspaces.map((workspace) => workspace.imageId));
    const cardCount = (project: Project) => visibleCount(counts.get(project.id), 'cards', true);
    const resources = workspaces.map((workspace) => {
      const own = projects.filter((project) => project.workspaceId === workspace.id);
      const image = workspace.imageId === null ? undefined : images.get(workspace.imageId);
      return resourceOf(workspace, own, cardCount, members.get(workspace.id) ?? 0, image);
    });
    const included = projects.map((project) => ({
      type: 'projects',
      id: project.slug,
      attributes: {
        slug: project.slug,
        title: project.title,
        subtitle: project.subtitle,
        card_count: cardCount(project),
      },
    }));
    return { resources, included };
  }
}

function resourceOf(
  workspace: Workspace,
  projects: readonly Project[],
  cardCount: (project: Project) => number,
  members: number,
  image: AttachmentAttributes | undefined,
) {
  const summaries = projects.map((project) => ({
    slug: project.slug,
    title: project.title,
    card_count: cardCount(project),
  }));
  const attributes: WorkspaceAttributes = {
    slug: workspace.slug,
    title: workspace.title,
    subtitle: workspace.subtitle,
    company_name: workspace.companyName,
    image: image?.thumbnails.small.url ?? null,
    image_blurhash: image?.blurhash ?? null,
    sample: workspace.sample,
    ai_allowed: workspace.aiAllowed,
    viewer_links_allowed: workspace.viewerLinksAllowed,
    collaborators_may_publish: workspace.collaboratorsMayPublish,
    projects: summaries,
    project_count: summaries.length,
    card_count: summaries.reduce((sum, project) => sum + project.card_count, 0),
    member_count: members,
    created_at: workspace.createdAt.toISOString(),
    updated_at: workspace.updatedAt.toISOString(),
  };
  return {
    type: 'workspaces' as const,
    id: workspace.slug,
    attributes,
    relationships: { projects: { data: summaries.map(({ slug }) => ({ type: 'projects', id: slug })) } },
    links: { self: `/v1/workspaces/${workspace.slug}` },
  };
}
