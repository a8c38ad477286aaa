import { type ApiByRoute, countAttributes, type ResultOf } from '@foreglow/contract';

type Body<R extends keyof ApiByRoute> = ResultOf<ApiByRoute[R]>;
type Workspace = Body<'GET /v1/workspaces/{id}'>['data'];
type Project = Body<'GET /v1/projects/{id}'>['data'];
type Member = Body<'GET /v1/workspaces/{id}/members'>['data'][number];
type Me = Body<'GET /v1/me'>['data']['attributes'];

const moment = '2026-01-09T12:00:00.000Z';

/** A page that contains all items. */
export const wholePage = <T>(data: T[]) => ({
  data,
  meta: { current_page: 1, page_record_count: data.length, total_page_count: 1, total_record_count: data.length },
  links: {},
});

export const me = (changes: Partial<Me> = {}): Body<'GET /v1/me'> => ({
  data: {
    type: 'users',
    id: 'ada',
    attributes: {
      name: 'Ada',
      email: 'ada@example.org',
      new_email: null,
      locale: 'en',
      theme: 'light',
      picture: null,
      digest: true,
      permissions: { is_global_admin: true, workspaces: [], projects: [] },
      ...changes,
    },
  },
});

export const siteConfig = (changes: Partial<Body<'GET /config'>> = {}): Body<'GET /config'> => ({
  name: 'Foreglow',
  version: '0.0.0-test',
  theme: 'default',
  sign_in_line: null,
  languages: [],
  maintenance: { on: false, message: null },
  team: null,
  hosts: { functions: null, workers: null },
  features: { mail: false, stock_photos: [], ai: false, assistance: true, imprint: false },
  error_reports: null,
  analytics: null,
  german_address: 'sie',
  needs_setup: false,
  uploads: { max_bytes: 1_000_000, max_pixels: 1_000_000, types: ['image/png'] },
  ...changes,
});

export const workspace = (slug: string, title: string, changes: Partial<Workspace['attributes']> = {}): Workspace => ({
  type: 'workspaces',
  id: slug,
  attributes: {
    slug,
    title,
    subtitle: null,
    company_name: null,
    image: null,
    image_blurhash: null,
    sample: false,
    ai_allowed: true,
    viewer_links_allowed: false,
    collaborators_may_publish: false,
    projects: [],
    project_count: 0,
    card_count: 0,
    member_count: 1,
    created_at: moment,
    updated_at: moment,
    ...changes,
  },
  relationships: { projects: { data: [] } },
});

/** Bea, a member of a workspace. */
export const member = (changes: Partial<Member['attributes']> = {}): Member => ({
  type: 'members',
  id: 'bea',
  attributes: {
    name: 'Bea',
    email: 'bea@example.org',
    picture: null,
    is_team: false,
    disabled: false,
    workspace_role: null,
    projects: [],
    joined_at: moment,
    ...changes,
  },
});

export const project = (slug: string, title: string, within: Workspace): Project => ({
  type: 'projects',
  id: slug,
  attributes: {
    slug,
    title,
    subtitle: null,
    workspace_slug: within.id,
    workspace: { slug: within.id, title: within.attributes.title },
    sample: false,
    ai_allowed: true,
    viewer_links_allowed: false,
    collaborators_may_publish: false,
    ...countAttributes(() => 0),
    created_at: moment,
    updated_at: moment,
    changed_at: moment,
  },
  relationships: {
    workspace: { data: { type: 'workspaces', id: within.id } },
    cards: { links: { related: `/v1/projects/${slug}/cards` } },
  },
});
