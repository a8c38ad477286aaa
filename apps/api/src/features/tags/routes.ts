import type { tagEndpoints } from '@foreglow/contract/tags/endpoints';
import type { HandlersOf } from '../permissions/index.ts';
import { type ProjectsService, targetOf } from '../projects/index.ts';
import { presentTag } from './tags.presenter.ts';
import type { TagsReadModel } from './tags.read-model.ts';
import type { TagsService } from './tags.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly tags: TagsService;
  readonly readModel: TagsReadModel;
}

export const tagRoutes = ({ projects, tags, readModel }: Parts): HandlersOf<typeof tagEndpoints> => ({
  async listProjectTags({ params, context: { actor } }) {
    const project = await projects.find(actor, params.id, 'project.view');
    const found = await readModel.ofProject(project, actor.may('project.write', targetOf(project)));
    return { status: 200, body: { data: found.map(presentTag) } };
  },
  async createTag({ params, body, context }) {
    const created = await tags.create(context.actor, params.id, body.data.attributes);
    return { status: 201, body: { data: presentTag({ ...created, count: 0 }) } };
  },
});
