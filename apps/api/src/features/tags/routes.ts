import type { tagEndpoints } from '@foreglow/contract/tags/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import { type ProjectsService, targetOf } from '../projects/projects.service.ts';
import { presentSuggestion, presentTag } from './tags.presenter.ts';
import type { TagsReadModel } from './tags.read-model.ts';
import type { FoundTag, TagsService } from './tags.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly tags: TagsService;
  readonly readModel: TagsReadModel;
}

export function tagRoutes({ projects, tags, readModel }: Parts): HandlersOf<typeof tagEndpoints> {
  /** A tag for a person who may change it: its count includes drafts. */
  const document = async ({ tag, project }: FoundTag) => {
    const counted = await readModel.one(project, tag.slug, true);
    if (!counted) throw problem('not_found');
    return { data: presentTag(counted) };
  };
  return {
    listProjectTags: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
      async ({ context: { actor } }, project) => {
        const found = await readModel.ofProject(project, actor.may('project.write', targetOf(project)));
        return { status: 200, body: { data: found.map(presentTag) } };
      },
    ),
    createTag: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async ({ body, context }, project) => {
        const created = await tags.create(context.actor, project, body.data.attributes);
        return { status: 201, body: { data: presentTag({ ...created, count: 0 }) } };
      },
    ),
    listTagSuggestions: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.update'),
      async ({ context: { actor } }, project) => {
        const groups = await readModel.suggestions(project, actor.may('project.write', targetOf(project)));
        return { status: 200, body: { data: groups.map(presentSuggestion) } };
      },
    ),
    updateTag: guarded(
      ({ params, context }) => tags.find(context.actor, params.id),
      async ({ body, context }, found) => ({
        status: 200,
        body: await document(await tags.update(context.actor, found, body.data.attributes)),
      }),
    ),
    deleteTag: guarded(
      ({ params, context }) => tags.find(context.actor, params.id),
      async ({ context }, found) => ({
        status: 200,
        body: { meta: { count: await tags.remove(context.actor, found) } },
      }),
    ),
    restoreTag: guarded(
      ({ params, context }) => tags.findDeleted(context.actor, params.id),
      async ({ context }, found) => ({ status: 200, body: await document(await tags.restore(context.actor, found)) }),
    ),
    previewTagMerge: guarded(
      ({ params: { a, b }, context }) => tags.findMerge(context.actor, [a], b),
      async ({ params: { a, b } }, found) => {
        const { withA, withBoth } = await tags.previewMerge(found);
        const attributes = { cards_with_a: withA, cards_with_both: withBoth };
        return { status: 200, body: { data: { type: 'tag-merges', id: `${a} ${b}`, attributes } } };
      },
    ),
    mergeTags: guarded(
      ({ params: { a, b }, body, context }) => tags.findMerge(context.actor, [a, ...(body?.also ?? [])], b),
      async ({ context }, found) => ({ status: 200, body: await document(await tags.merge(context.actor, found)) }),
    ),
  };
}
