import type { Product } from './product.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** What a test puts in place or looks up beside the browser. */
export interface Client {
  readonly token: string;
  /** Creates a workspace and returns its slug. */
  workspace(title: string, attributes?: Attributes): Promise<string>;
  /** Creates a project and returns its slug. */
  project(workspaceSlug: string, title: string): Promise<string>;
  /** Creates a project in a workspace of its own and returns its slug. */
  lonelyProject(title: string): Promise<string>;
  /** Creates a card and returns its slug. */
  card(projectSlug: string, attributes: Attributes): Promise<string>;
  importCsv(projectSlug: string, csv: string): Promise<void>;
  /** The status of an answer. */
  status(method: string, path: string): Promise<number>;
}

/** Signs the administrator in over the API. */
export async function signInByApi({ url, admin }: Pick<Product, 'url' | 'admin'>): Promise<Client> {
  let token = '';
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const post = async (path: string, body: unknown) => {
    const answer = await send('POST', path, body);
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string; attributes: { token: string } } }).data;
  };
  const create = async (type: string, attributes: Attributes) =>
    (await post(`/v1/${type}`, { data: { type, attributes } })).id;
  token = (await post('/v1/login', admin)).attributes.token;
  const workspace = (title: string, attributes: Attributes = {}) => create('workspaces', { ...attributes, title });
  const project = (workspace_slug: string, title: string) => create('projects', { workspace_slug, title });
  return {
    token,
    workspace,
    project,
    lonelyProject: async (title) => project(await workspace(`Workspace of ${title}`), title),
    card: (project_slug, attributes) => create('cards', { ...attributes, project_slug }),
    importCsv: async (projectSlug, csv) => {
      await post(`/v1/projects/${projectSlug}/imports`, csv);
    },
    status: async (method, path) => (await send(method, path)).status,
  };
}
