import type { tagEndpoints } from '@foreglow/contract/tags/endpoints';
import { problem } from '../../platform/http/problem.ts';
import type { HandlersOf } from '../permissions/index.ts';
import { type ProjectsService, targetOf } from '../projects/index.ts';
import { presentSuggestion, presentTag } from './tags.presenter.ts';
import type { TagsReadModel } from './tags.read-model.ts';
import type { FoundTag, TagsService } from './tags.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly tags: TagsService;
  readonly readModel: TagsReadModel;
}

export function tagRoutes({ projects, tags, readModel }: Parts): HandlersOf<typeof tagEndpoints> {
  /** A tag somebody may change, so that its count has the drafts in it. */
  const document = async ({ tag, project }: FoundTag) => {
    const counted = await readModel.one(project, tag.slug, true);
    if (!counted) throw problem('not_found');
    return { data: presentTag(counted) };
  };
  return {
    async listProjectTags({ params, context: { actor } }) {
      const project = await projects.find(actor, params.id, 'project.view');
      const found = await readModel.ofProject(project, actor.may('project.write', targetOf(project)));
      return { status: 200, body: { data: found.map(presentTag) } };
    },
    async createTag({ params, body, context }) {
      const created = await tags.create(context.actor, params.id, body.data.attributes);
      return { status: 201, body: { data: presentTag({ ...created, count: 0 }) } };
    },
    async listTagSuggestions({ params, context: { actor } }) {
      const project = await projects.find(actor, params.id, 'card.update');
      const groups = await readModel.suggestions(project, actor.may('project.write', targetOf(project)));
      return { status: 200, body: { data: groups.map(presentSuggestion) } };
    },
    async updateTag({ params, body, context }) {
      return { status: 200, body: await document(await tags.update(context.actor, params.id, body.data.attributes)) };
    },
    async deleteTag({ params, context }) {
      return { status: 200, body: { meta: { count: await tags.remove(context.actor, params.id) } } };
    },
    async previewTagMerge({ params: { a, b }, context }) {
      const { withA, withBoth } = await tags.previewMerge(context.actor, a, b);
      const attributes = { cards_with_a: withA, cards_with_both: withBoth };
      return { status: 200, body: { data: { type: 'tag-merges', id: `${a} ${b}`, attributes } } };
    },
    async mergeTags({ params: { a, b }, body, context }) {
      return { status: 200, body: await document(await tags.merge(context.actor, [a, ...(body?.also ?? [])], b)) };
    },
  };
}
