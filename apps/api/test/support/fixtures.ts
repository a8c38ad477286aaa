import type { Client } from './client.ts';
import { type Conclusions, makeConclusions } from './conclusions.ts';
import type { Person } from './factory.ts';
import { tokenIn } from './people.ts';
import type { Product } from './product.ts';
import { query } from './raw-tables.ts';

/** Slugs of one workspace with a project, a card and a draft in it, and the conclusions from the card. */
export interface Fixtures extends Conclusions {
  readonly workspace: string;
  readonly project: string;
  readonly card: string;
  readonly draft: string;
  /** A comment on the card. */
  readonly comment: string;
  /** A tag of the card. */
  readonly tag: string;
  /** Another tag of the project. */
  readonly otherTag: string;
  /** A deleted tag of the project. */
  readonly deletedTag: string;
  /** A card in the trash. */
  readonly trashed: string;
  readonly trashedProject: string;
  /** Another workspace, in the trash. */
  readonly trashedWorkspace: string;
  /** A collaborator of the workspace. */
  readonly member: string;
  /** An invitation of a collaborator into the workspace. */
  readonly invitation: string;
  /** The token of a link with which anybody may join the workspace. */
  readonly linkToken: string;
  /** An export of the project that an administrator of the workspace made. */
  readonly export: string;
  /** A public link to the image of the card, and its token. */
  readonly imageLink: string;
  readonly imageToken: string;
  /** An edition of the radar. */
  readonly dump: string;
  /** The token of its public page. */
  readonly radarToken: string;
  /** A drafted radar of the project that waits for its review, and one that has failed. */
  readonly generation: string;
  readonly failedGeneration: string;
  /** A message to the administrators. */
  readonly message: string;
  /** The picture of the card. */
  readonly attachment: string;
}

/** Makes a public link to the image of a card. */
export async function makeImageLink(client: Client, card: string) {
  const { body } = await client.call('POST /v1/cards/{id}/image-links', {
    params: { id: card },
    body: { data: { type: 'card-image-links', attributes: {} } },
  });
  return { imageLink: body.data.id, imageToken: body.data.attributes.url?.split('/').at(-1) ?? '' };
}

/** Stores a message to the administrators, bypassing the limits. */
async function makeMessage(product: Product): Promise<string> {
  const [made] = await query<{ slug: string }>(
    product,
    `insert into reach_out_messages (slug, name, email, subject, message, signed_in)
      values ('message-' || gen_random_uuid(), 'Grace', 'grace@example.org', 'Hello', 'Hello.', false) returning slug`,
  );
  return made?.slug ?? '';
}

/** Puts drafted radars into a project without drafting them: one that waits for its review, and one that has failed. */
export async function makeGenerations(product: Product, project: string, maker: Person, word: string) {
  const blip = {
    id: 'first',
    label: `${word} blip`,
    domain: 'North',
    ring: 'Now',
    position: 0.5,
    impact: 3,
    impacts: [],
    rationale: `${word} rationale`,
    cardIds: [],
    decision: 'accepted',
    edited: false,
  };
  const draft = { domains: ['North', 'South'], rings: ['Now', 'Later'], impacts: [], blips: [blip] };
  const prompt = { title: `${word} draft`, challenge: `${word} question`, domains: [], impacts: [] };
  const insert = async (state: string, failure: string | null, drafted: object | null) => {
    const [made] = await query<{ slug: string }>(
      product,
      `insert into generations (slug, project_id, user_id, state, failure, prompt, locale, drafter, draft)
        select 'draft-' || gen_random_uuid(), p.id, u.id, $1, $2, $3, 'en', 'built-in', $4 from projects p, users u
        where p.slug = $5 and u.slug = $6 returning slug`,
      [state, failure, JSON.stringify(prompt), drafted && JSON.stringify(drafted), project, maker.slug],
    );
    return made?.slug ?? '';
  };
  return {
    generation: await insert('review', null, draft),
    failedGeneration: await insert('failed', 'internal', null),
  };
}

/** Publishes a radar. */
export async function publishRadar(client: Client, project: string, radarId: string) {
  const { body } = await client.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: { id: project, radarId },
    body: { data: { type: 'radar-dumps', attributes: {} } },
  });
  return { dump: body.data.id, radarToken: body.data.attributes.url?.split('/').at(-1) ?? '' };
}

/**
 * Makes a workspace with content of every kind. One administrator makes all of it, and all readable texts contain the
 * word.
 */
export async function makeFixtures(
  product: Product,
  maker: Person,
  word: string,
): Promise<Fixtures & { sibling: string }> {
  const { make } = product;
  const admin = maker.client;
  const { workspace, project } = await make.project(admin, `${word} project`);
  const created = await admin.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Sibling', workspace_slug: workspace } } },
  });
  const attachment = await make.attachment(maker);
  const card = await make.card(admin, project, {
    title: `${word} card`,
    tags: [{ name: `${word} tag` }],
    attachment_id: attachment,
  });
  const draft = await make.card(admin, project, { title: `${word} draft`, public: false });
  const trashed = await make.card(admin, project, { title: `${word} trashed` });
  await admin.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [trashed] } });
  const imageLink = await makeImageLink(admin, card);
  const tags = await admin.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
  const [tag = '', otherTag = '', deletedTag = ''] = tags.body.data.map(({ id }) => id);
  await admin.call('DELETE /v1/tags/{id}', { params: { id: deletedTag } });
  await admin.call('PATCH /v1/projects/{id}/brief', {
    params: { id: project },
    body: { data: { type: 'briefs', attributes: { challenge: `${word} challenge` } } },
  });
  const comment = await admin.call('POST /v1/projects/{id}/comments', {
    params: { id: project },
    body: {
      data: {
        type: 'comments',
        attributes: { subject_type: 'cards', subject_slug: card, text: `${word} comment` },
      },
    },
  });
  const conclusions = await makeConclusions(admin, project, card, word);
  const furniture = await makePeopleAndTrash(product, admin, word, { workspace, project });
  return {
    workspace,
    project,
    sibling: created.body.data.id,
    comment: comment.body.data.id,
    card,
    draft,
    trashed,
    attachment,
    message: await makeMessage(product),
    ...(await makeGenerations(product, project, maker, word)),
    ...imageLink,
    tag,
    otherTag,
    deletedTag,
    ...conclusions,
    ...(await publishRadar(admin, project, conclusions.radar)),
    ...furniture,
  };
}

/** Adds what a workspace contains besides cards: members, invitations, and things in the trash. */
async function makePeopleAndTrash(
  product: Product,
  admin: Client,
  word: string,
  { workspace, project }: { workspace: string; project: string },
) {
  const { make } = product;
  const trashedProject = await admin.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: `${word} trashed project`, workspace_slug: workspace } } },
  });
  await admin.call('DELETE /v1/projects/{id}', { params: { id: trashedProject.body.data.id } });
  const other = await make.project(admin, `${word} other`);
  await admin.call('DELETE /v1/workspaces/{id}', { params: { id: other.workspace } });
  // Each set of fixtures has a separate administrator, since inviting is limited.
  const inviter = (await make.workspaceMember(workspace, 'workspace_admin')).client;
  const invited = await inviter.call('POST /v1/workspaces/{id}/invitations', {
    params: { id: workspace },
    body: { invitations: [{ email: `${word}@example.org`, role: 'workspace_collaborator' }] },
  });
  // Exporting is limited too.
  const exported = await inviter.call('POST /v1/projects/{id}/exports', {
    params: { id: project },
    body: { data: { type: 'exports', attributes: { format: 'json', content: 'cards' } } },
  });
  const link = await admin.call('POST /v1/workspaces/{id}/global-invitation', {
    params: { id: workspace },
    body: { role: 'workspace_collaborator' },
  });
  return {
    trashedProject: trashedProject.body.data.id,
    trashedWorkspace: other.workspace,
    member: (await make.workspaceMember(workspace, 'workspace_collaborator')).slug,
    invitation: invited.body.data[0]?.id ?? '',
    export: exported.body.data.id,
    linkToken: tokenIn(link.body.data.attributes.link),
  };
}
