import type { Product } from './product.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Calls the API beside the browser, to put in place what a test starts from. */
export async function connect({ url, admin }: Pick<Product, 'url' | 'admin'>) {
  const call = async (path: string, body: unknown, type = 'application/json', token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: { id: string; attributes: { token: string } } };
  };
  const { token } = (await call('/v1/login', admin)).data.attributes;
  const create = async (type: string, attributes: Attributes) =>
    (await call(`/v1/${type}`, { data: { type, attributes } }, 'application/json', token)).data.id;
  return {
    token,
    /** A workspace with one project in it. */
    async project(title: string): Promise<string> {
      const workspace_slug = await create('workspaces', { title: `Workspace of ${title}` });
      return create('projects', { title, workspace_slug });
    },
    card: (project_slug: string, attributes: Attributes) => create('cards', { ...attributes, project_slug }),
    importCsv: (project: string, csv: string) => call(`/v1/projects/${project}/imports`, csv, 'text/csv', token),
  };
}
