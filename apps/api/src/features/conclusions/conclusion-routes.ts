import type { EvidenceKind } from '@foreglow/contract';
import type { SqlPart } from '#platform/db/database.ts';
import { type Guarded, guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { problem } from '#platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { Include } from '../cards/related.presenter.ts';
import type { Actor } from '../permissions/actor.ts';
import type { CallContext } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { ConclusionType, Found, Given, SortOf } from './conclusion-type.ts';
import type { ConclusionsPresenter } from './conclusions.presenter.ts';
import type { ConclusionsService } from './conclusions.service.ts';

interface Called {
  readonly params: { readonly id: string };
  readonly context: CallContext;
}

interface CalledOnOne extends Called {
  readonly params: { readonly id: string; readonly conclusionId: string };
}

interface Including<T extends ConclusionType> {
  readonly query: { readonly include?: Included<T> };
}
type Included<T extends ConclusionType> = readonly (Include | EvidenceKind<T['kind']>)[] | undefined;

interface Listing<T extends ConclusionType> extends Called {
  readonly query: {
    readonly 'filter[tags]'?: readonly string[] | undefined;
    readonly 'filter[search]'?: string | undefined;
    readonly sort: SortOf<T>;
    readonly 'page[number]': number;
    readonly 'page[size]': number;
    readonly include?: Included<T>;
  };
}

interface Giving<Attributes> {
  readonly body: { readonly data: { readonly attributes: Attributes & Pictured } };
}
interface Pictured {
  readonly attachment_id?: string | null | undefined;
}

type Presented<T extends ConclusionType, More> = Awaited<ReturnType<ConclusionsPresenter<T, More>['present']>>;
type Listed<T extends ConclusionType, More> = Presented<T, More> & {
  readonly meta: ReturnType<typeof pageMeta>;
  readonly links: ReturnType<typeof pageLinks>;
};
type Document<T extends ConclusionType, More> = Omit<Presented<T, More>, 'data'> & {
  readonly data: Presented<T, More>['data'][number];
};
interface Answer<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
}

/** The handlers of the calls that every kind of conclusion has (`conclusionCalls` in the contract). */
interface ConclusionHandlers<T extends ConclusionType, More, List extends Listing<T>> {
  readonly create: Guarded<
    Called & Giving<Parameters<ConclusionsService<T>['create']>[2]>,
    Answer<201, Document<T, More>>
  >;
  readonly list: Guarded<List, Answer<200, Listed<T, More>>>;
  readonly read: Guarded<CalledOnOne & Including<T>, Answer<200, Document<T, More>>>;
  readonly update: Guarded<
    CalledOnOne & Giving<Given<T> & { readonly based_on?: string | undefined }>,
    Answer<200, Document<T, More>>
  >;
  readonly remove: Guarded<CalledOnOne, Answer<204, undefined>>;
  readonly restore: Guarded<CalledOnOne, Answer<204, undefined>>;
}

interface Parts<T extends ConclusionType, More, List extends Listing<T>> {
  readonly projects: ProjectsService;
  readonly attachments: AttachmentsService;
  readonly conclusions: ConclusionsService<T>;
  readonly presenter: ConclusionsPresenter<T, More>;
  /** The conditions of the filters that only the list of this kind has. */
  readonly conditions: (query: List['query'], seesDrafts: boolean) => readonly SqlPart[];
}

/** Presents one conclusion as a document. */
export async function conclusionDocument<T extends ConclusionType, More>(
  presenter: ConclusionsPresenter<T, More>,
  actor: Actor,
  { conclusion, project }: Found<T>,
  include?: Included<T>,
): Promise<Document<T, More>> {
  const { data, ...rest } = await presenter.present(actor, [conclusion], project, include);
  const [resource] = data;
  if (!resource) throw problem('not_found');
  return { data: resource, ...rest };
}

/** Connects the calls that every kind of conclusion has. */
export function conclusionHandlers<T extends ConclusionType, More, List extends Listing<T>>({
  projects,
  attachments,
  conclusions,
  presenter,
  conditions,
}: Parts<T, More, List>): ConclusionHandlers<T, More, List> {
  const { kind } = conclusions.type;
  return {
    create: guarded(
      async ({ params, body, context: { actor } }) => ({
        project: await projects.find(actor, params.id, conclusions.action('create')),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context: { actor } }, { project, picture }) => {
        const created = await conclusions.create(actor, project, body.data.attributes, picture);
        return { status: 201, body: await conclusionDocument(presenter, actor, created) };
      },
    ),
    list: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, conclusions.action('view')),
      async ({ params, query, context: { actor } }, project) => {
        const paging = pagingOf(query);
        const filters = { tags: query['filter[tags]'], search: query['filter[search]'] ?? '' };
        const window = { offset: offsetOf(paging), limit: paging.size };
        const own = (seesDrafts: boolean) => conditions(query, seesDrafts);
        const { found, total } = await conclusions.list(actor, project, { filters, own }, query.sort, window);
        return {
          status: 200,
          body: {
            ...(await presenter.present(actor, found, project, query.include)),
            meta: pageMeta(paging, found.length, total),
            links: pageLinks(`/v1/projects/${params.id}/${kind}`, query, paging, total),
          },
        };
      },
    ),
    read: guarded(
      ({ params, context }) => conclusions.find(context.actor, params.id, params.conclusionId, 'view'),
      async ({ query, context }, found) => ({
        status: 200,
        body: await conclusionDocument(presenter, context.actor, found, query.include),
      }),
    ),
    update: guarded(
      async ({ params, body, context: { actor } }) => ({
        found: await conclusions.find(actor, params.id, params.conclusionId, 'update'),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context: { actor } }, { found, picture }) => {
        const updated = await conclusions.update(actor, found, body.data.attributes, picture);
        return { status: 200, body: await conclusionDocument(presenter, actor, updated) };
      },
    ),
    remove: guarded(
      ({ params, context }) => conclusions.find(context.actor, params.id, params.conclusionId, 'delete'),
      async ({ context }, found) => {
        await conclusions.trash(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
    restore: guarded(
      ({ params, context }) =>
        conclusions.find(context.actor, params.id, params.conclusionId, 'delete', { trashed: true }),
      async ({ context }, found) => {
        await conclusions.restore(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
  };
}
