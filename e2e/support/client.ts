import type { Product } from './product.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** What a test puts in place or looks up beside the browser. */
export interface Client {
  readonly token: string;
  /** Creates a workspace and returns its slug. */
  workspace(title: string, attributes?: Attributes): Promise<string>;
  /** Creates a project and returns its slug. */
  project(workspaceSlug: string, title: string): Promise<string>;
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
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const post = async (path: string, body: unknown) => {
    const answer = await send('POST', path, body);
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string; attributes: { token: string } } }).data;
  };
  const create = async (type: string, attributes: Attributes) =>
    (await post(`/v1/${type}`, { data: { type, attributes } })).id;
  token = (await post('/v1/login', admin)).attributes.token;
  return {
    token,
    workspace: (title, attributes = {}) => create('workspaces', { ...attributes, title }),
    project: (workspace_slug, title) => create('projects', { workspace_slug, title }),
    status: async (method, path) => (await send(method, path)).status,
  };
}
