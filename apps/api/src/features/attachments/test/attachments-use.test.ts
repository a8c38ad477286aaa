import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { withdraw } from '#test/support/people.ts';
import { attach, plainPicture } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Person;
let admin: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = await product.make.administrator();
  admin = ada.client;
  ({ workspace, project } = await product.make.project(admin));
});
afterAll(() => product?.stop());

const readCard = async (slug: string, client = admin) =>
  (await client.call('GET /v1/cards/{id}', { params: { id: slug } })).body.data;
const changeCard = (slug: string, attributes: object, client = admin) =>
  client.call('PATCH /v1/cards/{id}', { params: { id: slug }, body: { data: { type: 'cards', attributes } } });
const readAttachment = (id: string, client: Client, project_slug?: string) =>
  client.call('GET /v1/attachments/{id}', { params: { id }, query: { project_slug } });
const describeAttachment = (id: string, meta: object, client: Client) =>
  client.call('PATCH /v1/attachments/{id}', {
    params: { id },
    body: { data: { type: 'attachments', attributes: { meta } } },
  });

describe('a card', () => {
  it('is created with a picture, keeps it, gets another, and loses it', async () => {
    const made = await attach(admin, product.address, await plainPicture(100, 50).png().toBuffer());
    const { id, attributes } = made.body.data;
    const card = await product.make.card(admin, project, { attachment_id: id });
    const read = await readCard(card);
    expect(read.attributes.attachment).toEqual(attributes);
    expect(read.relationships.attachment.data).toEqual({ type: 'attachments', id });
    expect((await changeCard(card, { subtitle: 'kept' })).body.data.attributes.attachment?.slug).toBe(id);
    const other = await product.make.attachment(ada);
    expect((await changeCard(card, { attachment_id: other })).body.data.attributes.attachment?.slug).toBe(other);
    const cleared = (await changeCard(card, { attachment_id: null })).body.data;
    expect([cleared.attributes.attachment, cleared.relationships.attachment.data]).toEqual([null, null]);
  });

  it('shows its picture in lists, in the repository and where it is included on request', async () => {
    const own = await product.make.project(admin);
    const attachment = await product.make.attachment(ada);
    const card = await product.make.card(admin, own.project, { attachment_id: attachment });
    await product.make.card(admin, own.project);
    const list = await admin.call('GET /v1/projects/{id}/cards', {
      params: { id: own.project },
      query: { include: 'attachment' },
    });
    const shown = new Map(list.body.data.map(({ id, attributes }) => [id, attributes.attachment?.slug ?? null]));
    expect([shown.get(card), [...shown.values()].filter((slug) => slug === null).length]).toEqual([attachment, 1]);
    expect(list.body.included?.map(({ type, id }) => [type, id])).toEqual([['attachments', attachment]]);
    const repository = await admin.call('POST /v1/workspaces/{id}/cards', {
      params: { id: own.workspace },
      body: {},
    });
    expect(repository.body.data.find(({ id }) => id === card)?.attributes.attachment?.slug).toBe(attachment);
  });

  it('accepts no picture that is missing or inaccessible to the caller, and changes nothing then', async () => {
    const collaborator = await product.make.projectMember(project, 'project_collaborator');
    const card = await product.make.card(collaborator.client, project);
    const foreign = await product.make.attachment(ada);
    for (const attachment_id of [foreign, 'image-nowhere', '../x', '']) {
      const answer = await changeCard(card, { attachment_id, title: 'changed' }, collaborator.client);
      expect([answer.status, answer.errors[0]?.source?.pointer], attachment_id).toEqual([
        422,
        '/data/attributes/attachment_id',
      ]);
    }
    expect((await readCard(card)).attributes).toMatchObject({ title: 'A signal', attachment: null });
    // Control: they may use the picture as soon as a card that they may see shows it.
    await product.make.card(admin, project, { attachment_id: foreign });
    const taken = await changeCard(card, { attachment_id: foreign }, collaborator.client);
    expect(taken.body.data.attributes.attachment?.slug).toBe(foreign);
  });

  it('gives its copies separate pictures with the same files and texts', async () => {
    const attachment = await product.make.attachment(ada);
    await describeAttachment(attachment, { image_alt_text: 'A shore', image_credit: 'Ada' }, admin);
    const card = await product.make.card(admin, project, { attachment_id: attachment });
    const plain = await product.make.card(admin, project);
    const other = await product.make.project(admin);
    const copies = await admin.call('POST /v1/cards/bulk-duplicate', {
      body: { card_slugs: [card, plain], project_slug: other.project },
    });
    const [copy, plainCopy] = copies.body.data.map(({ attributes }) => attributes.attachment);
    const original = (await readCard(card)).attributes.attachment;
    expect(plainCopy).toBeNull();
    expect(copy?.slug).not.toBe(attachment);
    expect({ ...copy, slug: attachment }).toEqual(original);
    await describeAttachment(copy?.slug ?? '', { image_alt_text: 'Another shore' }, admin);
    expect((await readCard(card)).attributes.attachment?.meta.image_alt_text).toBe('A shore');
  });
});

describe('an attachment', () => {
  it('is read by its uploader, with and without a project', async () => {
    const collaborator = await product.make.projectMember(project, 'project_collaborator');
    const attachment = await product.make.attachment(collaborator);
    expect((await readAttachment(attachment, collaborator.client)).status).toBe(200);
    expect((await readAttachment(attachment, collaborator.client, project)).status).toBe(200);
  });

  it('that was copied is no longer read by the person who copied it when they have left', async () => {
    const own = await product.make.project(admin);
    const member = await product.make.workspaceMember(own.workspace, 'workspace_admin');
    const attachment = await product.make.attachment(ada);
    const card = await product.make.card(admin, own.project, { attachment_id: attachment });
    const copied = await member.client.call('POST /v1/cards/{id}/duplicate', { params: { id: card }, body: {} });
    const copy = copied.body.data.attributes.attachment?.slug ?? '';
    const uploaded = await product.make.attachment(member);
    for (const id of [copy, uploaded]) expect((await readAttachment(id, member.client)).status).toBe(200);
    await withdraw(admin, member, { workspace_slug: own.workspace });
    expect((await readAttachment(copy, member.client)).status).toBe(404);
    // Control: what they have uploaded stays theirs.
    expect((await readAttachment(uploaded, member.client)).status).toBe(200);
  });

  it('is read by users who may see a card that shows it, whatever project they name', async () => {
    const elsewhere = await product.make.project(admin);
    const attachment = await product.make.attachment(ada);
    const viewer = (await product.make.projectMember(project, 'project_viewer')).client;
    const stranger = (await product.make.projectMember(elsewhere.project, 'project_admin')).client;
    expect((await readAttachment(attachment, viewer, project)).status, 'nothing shows it yet').toBe(404);
    await product.make.card(admin, project, { attachment_id: attachment });
    expect((await readAttachment(attachment, viewer, project)).status).toBe(200);
    expect((await readAttachment(attachment, viewer)).status).toBe(200);
    expect((await readAttachment(attachment, viewer, '')).status, 'an empty parameter names none').toBe(200);
    expect((await readAttachment(attachment, viewer, elsewhere.project)).status).toBe(404);
    for (const named of [project, elsewhere.project, undefined]) {
      expect((await readAttachment(attachment, stranger, named)).status).toBe(404);
    }
  });

  it('of a draft or of a card in the trash does not exist for a viewer', async () => {
    const viewer = (await product.make.projectMember(project, 'project_viewer')).client;
    const attachment = await product.make.attachment(ada);
    const card = await product.make.card(admin, project, { attachment_id: attachment, public: false });
    expect((await readAttachment(attachment, viewer)).status).toBe(404);
    await changeCard(card, { public: true });
    expect((await readAttachment(attachment, viewer)).status, 'control').toBe(200);
    await admin.call('DELETE /v1/cards/{id}', { params: { id: card } });
    expect((await readAttachment(attachment, viewer)).status).toBe(404);
  });

  it('gets an alternative text and a credit: a value sets, null clears, absent keeps', async () => {
    const attachment = await product.make.attachment(ada);
    const metaAfter = async (meta: object) =>
      (await describeAttachment(attachment, meta, admin)).body.data.attributes.meta;
    expect(await metaAfter({ image_alt_text: ' A quiet\nshore ', image_credit: 'Ada' })).toEqual({
      image_alt_text: 'A quiet shore',
      image_credit: 'Ada',
    });
    expect(await metaAfter({ image_credit: null })).toEqual({ image_alt_text: 'A quiet shore', image_credit: null });
    expect(await metaAfter({})).toEqual({ image_alt_text: 'A quiet shore', image_credit: null });
  });

  it('accepts no texts that are too long', async () => {
    const attachment = await product.make.attachment(ada);
    const tooLong = await describeAttachment(
      attachment,
      { image_alt_text: 'x'.repeat(1001), image_credit: 'x'.repeat(301) },
      admin,
    );
    expect(tooLong.errors.map(({ source }) => source?.pointer)).toEqual([
      '/data/attributes/meta/image_alt_text',
      '/data/attributes/meta/image_credit',
    ]);
    const kept = await readAttachment(attachment, admin);
    expect(kept.body.data.attributes.meta).toEqual({ image_alt_text: null, image_credit: null });
    const longest = await describeAttachment(attachment, { image_alt_text: 'x'.repeat(1000) }, admin);
    expect(longest.status, 'control').toBe(200);
  });

  it('is described only by users who may change every card that shows it', async () => {
    const elsewhere = await product.make.project(admin);
    const attachment = await product.make.attachment(ada);
    await product.make.card(admin, project, { attachment_id: attachment });
    const viewer = (await product.make.projectMember(project, 'project_viewer')).client;
    const collaborator = (await product.make.projectMember(project, 'project_collaborator')).client;
    const stranger = (await product.make.workspaceMember(elsewhere.workspace, 'workspace_admin')).client;
    const words = { image_alt_text: 'mine now' };
    expect((await describeAttachment(attachment, words, stranger)).status).toBe(404);
    expect((await describeAttachment(attachment, words, viewer)).status).toBe(403);
    await product.make.card(admin, elsewhere.project, { attachment_id: attachment });
    expect((await describeAttachment(attachment, words, collaborator)).status).toBe(403);
    expect((await readAttachment(attachment, admin)).body.data.attributes.meta.image_alt_text).toBeNull();
    await query(product, `delete from cards where project_id = (select id from projects where slug = $1)`, [
      elsewhere.project,
    ]);
    expect((await describeAttachment(attachment, words, collaborator)).status, 'control').toBe(200);
  });
});

it('a person who has lost their role still sees their upload, and cannot change a card with it', async () => {
  const collaborator = await product.make.projectMember(project, 'project_collaborator');
  const attachment = await product.make.attachment(collaborator);
  await product.make.card(collaborator.client, project, { attachment_id: attachment });
  const words = { image_alt_text: 'still mine' };
  expect((await describeAttachment(attachment, words, collaborator.client)).status, 'control').toBe(200);
  await query(product, 'delete from project_members where user_id = $1', [collaborator.id]);
  expect((await readAttachment(attachment, collaborator.client)).status).toBe(200);
  expect((await describeAttachment(attachment, { image_alt_text: 'changed' }, collaborator.client)).status).toBe(403);
  expect((await readAttachment(attachment, admin)).body.data.attributes.meta.image_alt_text).toBe('still mine');
});

describe('a workspace', () => {
  it('has a picture whose address can be read, and loses it', async () => {
    const made = await attach(admin, product.address, await plainPicture(100, 50).png().toBuffer());
    const set = (attributes: object) =>
      admin.call('PATCH /v1/workspaces/{id}', {
        params: { id: workspace },
        body: { data: { type: 'workspaces', attributes } },
      });
    const given = (await set({ image_attachment_id: made.body.data.id })).body.data.attributes;
    const image = given.image ?? '';
    expect(image).toBe(made.body.data.attributes.thumbnails.small.url);
    expect(given.image_blurhash).toBe(made.body.data.attributes.blurhash);
    expect((await fetch(new URL(image, product.address))).status).toBe(200);
    expect((await set({ subtitle: 'kept' })).body.data.attributes.image).toBe(image);
    const list = await admin.call('GET /v1/workspaces');
    expect(list.body.data.find(({ id }) => id === workspace)?.attributes.image).toBe(image);
    const refused = await set({ image_attachment_id: 'image-nowhere', title: 'changed' });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/image_attachment_id']);
    const cleared = (await set({ image_attachment_id: null })).body.data.attributes;
    expect([cleared.image, cleared.image_blurhash, cleared.title]).toEqual([null, null, 'Scanning desk']);
  });

  it('is created with a picture', async () => {
    const image_attachment_id = await product.make.attachment(ada);
    const created = await admin.call('POST /v1/workspaces', {
      body: { data: { type: 'workspaces', attributes: { title: 'Pictured', image_attachment_id } } },
    });
    expect(created.body.data.attributes.image).toContain('/files/images/');
  });
});
