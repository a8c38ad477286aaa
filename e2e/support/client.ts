import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** The API calls with which a test prepares or looks up data outside the browser. */
export interface Client {
  readonly token: string;
  /** Creates a workspace and returns its slug. */
  workspace(title: string, attributes?: Attributes): Promise<string>;
  /** Creates a project and returns its slug. */
  project(workspaceSlug: string, title: string): Promise<string>;
  /** Creates a project in a new workspace and returns its slug. */
  projectInNewWorkspace(title: string): Promise<string>;
  /** Creates a card and returns its slug. */
  card(projectSlug: string, attributes: Attributes): Promise<string>;
  /** Changes a card, like a change by another person. */
  change(cardSlug: string, attributes: Attributes): Promise<void>;
  /** Uploads a PNG, describes what it shows, and returns the attachment's slug. */
  picture(png: Buffer<ArrayBuffer>, altText: string): Promise<string>;
  importCsv(projectSlug: string, csv: string): Promise<void>;
  /** Invites a person and returns the path of the link to hand over. */
  invite(workspaceSlug: string, invitation: Attributes): Promise<string>;
  /** Invites a person and registers them. Their name is the part of the address before the @. */
  person(workspaceSlug: string, invitation: Attributes & { readonly email: string }): Promise<Person>;
  /** Sends any request, and returns the body of the answer. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The status of an answer. */
  status(method: string, path: string): Promise<number>;
}

/** The parts of answers that the tests read. */
interface Created {
  readonly id: string;
  readonly attributes: {
    readonly token: string;
    readonly url: string;
    readonly filename: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** A person who registered with an invitation. */
interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Signs in over the API: the administrator, or the given user. */
export async function signInByApi({ url, admin }: Pick<Product, 'url' | 'admin'>): Promise<Client> {
  let token = '';
  const sendOnce = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        // A test may pause for longer than the server keeps a connection open.
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  /** Sends a request again as long as the product says that it is too busy, as on a machine with much other work. */
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    for (;;) {
      const answer = await sendOnce(method, path, body);
      if (answer.status !== 503) return answer;
      await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  };
  const post = async (path: string, body: unknown) => {
    const answer = await send('POST', path, body);
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Created }).data;
  };
  const create = async (type: string, attributes: Attributes) =>
    (await post(`/v1/${type}`, { data: { type, attributes } })).id;
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  };
  const invite = async (workspaceSlug: string, invitation: Attributes) => {
    const answer = await call('POST', `/v1/workspaces/${workspaceSlug}/invitations`, { invitations: [invitation] });
    const [made] = (answer as { data: { attributes: { link: string } }[] }).data;
    if (!made) throw new Error(`Nobody was invited: ${JSON.stringify(answer)}`);
    const { pathname, hash } = new URL(made.attributes.link, 'http://localhost');
    return pathname + hash;
  };
  token = (await post('/v1/login', admin)).attributes.token;
  const workspace = (title: string, attributes: Attributes = {}) => create('workspaces', { ...attributes, title });
  const project = (workspace_slug: string, title: string) => create('projects', { workspace_slug, title });
  return {
    token,
    workspace,
    project,
    projectInNewWorkspace: async (title) => project(await workspace(`Workspace of ${title}`), title),
    card: (project_slug, attributes) => create('cards', { ...attributes, project_slug }),
    change: async (id, attributes) => {
      const answer = await send('PATCH', `/v1/cards/${id}`, { data: { type: 'cards', attributes } });
      if (!answer.ok) throw new Error(`PATCH /v1/cards/${id}: ${answer.status} ${await answer.text()}`);
    },
    picture: async (png, image_alt_text) => {
      const announced = { bytes: png.length, mime_type: 'image/png' };
      const { url: path, filename, headers } = (await post('/v1/attachments/upload-url', announced)).attributes;
      await fetch(new URL(path, url), { method: 'PUT', headers, body: png });
      const file = { ...announced, filename, original_name: 'picture.png' };
      const { id } = await post('/v1/attachments', { file });
      await send('PATCH', `/v1/attachments/${id}`, {
        data: { type: 'attachments', attributes: { meta: { image_alt_text } } },
      });
      return id;
    },
    importCsv: async (projectSlug, csv) => {
      await post(`/v1/projects/${projectSlug}/imports`, csv);
    },
    invite,
    person: async (workspaceSlug, invitation) => {
      const link = await invite(workspaceSlug, invitation);
      const password = 'another long password';
      const { attributes } = await post('/v1/register', {
        token: new URLSearchParams(link.split('#')[1]).get('token'),
        name: invitation.email.split('@')[0],
        email: invitation.email,
        password,
      });
      return { email: invitation.email, password, token: attributes.token };
    },
    call,
    status: async (method, path) => (await send(method, path)).status,
  };
}
