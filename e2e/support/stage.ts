import type { Language } from '../help-pictures/words.ts';
import { signInByApi } from './client.ts';
import type { Product } from './product.ts';

/** The content that is shown in the pictures. */
export interface Stage {
  readonly language: Language;
  readonly token: string;
  /** The path of the sample's project. */
  readonly project: string;
  /** The slugs of the card, insight, trend and radar that are shown open. */
  readonly card: string;
  readonly insight: string;
  readonly trend: string;
  readonly radar: string;
  /** The title of the card. */
  readonly cardTitle: string;
}

interface Listed {
  readonly id: string;
  readonly attributes: { readonly title: string };
}

/** The person who looks at the sample, and the people who were invited to it. The names are usual in both languages. */
const owner = 'Mira Albrecht';
const others = [
  { name: 'Jonas Weber', role: 'workspace_creator' },
  { name: 'Lena Okafor', role: 'workspace_collaborator' },
  { name: 'Ada Silva', role: 'project_viewer' },
] as const;

/** Creates the sample in a language, with some people in it. */
export async function setTheStage(product: Product, language: Language): Promise<Stage> {
  const api = await signInByApi(product);
  const update = (attributes: object) => api.call('PATCH', '/v1/me', { data: { type: 'users', attributes } });
  await update({ name: owner, locale: language, theme: 'light' });
  const sample = (await api.call('POST', '/v1/samples', {
    data: { type: 'samples', attributes: { language } },
  })) as { data: { attributes: { workspace_slug: string; project_slug: string } } };
  const { workspace_slug, project_slug } = sample.data.attributes;
  for (const { name, role } of others) {
    const place = role === 'project_viewer' ? { project_slug } : {};
    const { token } = await api.person(workspace_slug, {
      ...place,
      email: `${name.split(' ')[0]}@example.org`.toLowerCase(),
      role,
    });
    await rename(product, token, name);
  }
  const first = async (kind: string) => {
    const { data } = (await api.call('GET', `/v1/projects/${project_slug}/${kind}`)) as { data: readonly Listed[] };
    const [found] = data;
    if (!found) throw new Error(`The sample has no ${kind}.`);
    return found;
  };
  const card = await first('cards');
  return {
    language,
    token: api.token,
    project: `/projects/${project_slug}`,
    card: card.id,
    cardTitle: card.attributes.title,
    insight: (await first('insights')).id,
    trend: (await first('trends')).id,
    radar: (await first('radars')).id,
  };
}

async function rename({ url }: Product, token: string, name: string): Promise<void> {
  const { ok, status } = await fetch(`${url}/v1/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'users', attributes: { name } } }),
  });
  if (!ok) throw new Error(`PATCH /v1/me: ${status}`);
}
