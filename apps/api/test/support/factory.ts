import { randomBytes } from 'node:crypto';
import type { ProjectRole, WorkspaceRole } from '@foreglow/contract';
import { AttachmentsRepo, type NewAttachment } from '#features/attachments/attachments.repo.ts';
import { Passwords } from '#features/auth/passwords.ts';
import { CredentialsRepo } from '#features/users/credentials.repo.ts';
import { SessionsRepo } from '#features/users/sessions.repo.ts';
import { StoredUsersReadModel } from '#features/users/stored-users.read-model.ts';
import { UsersRepo } from '#features/users/users.repo.ts';
import type { Db } from '#platform/db/database.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';
import { Client } from './client.ts';

export interface Person {
  readonly id: number;
  readonly slug: string;
  readonly email: string;
  readonly token: string;
  readonly client: Client;
}

interface Who {
  readonly isGlobalAdmin?: boolean;
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

/**
 * Makes things that a test needs and that the API does not provide yet: people with roles. Everything else uses HTTP.
 */
export class Factory {
  readonly #db: Db;
  readonly #address: string;

  constructor(db: Db, address: string) {
    this.#db = db;
    this.#address = address;
  }

  /** A signed-in person without any role, or a global administrator. */
  async person({
    isGlobalAdmin = false,
    name = 'Somebody',
    email = `${randomBytes(6).toString('hex')}@example.org`,
    password,
  }: {
    isGlobalAdmin?: boolean;
    name?: string;
    email?: string;
    password?: string;
  } = {}): Promise<Person> {
    // Hashing takes time, so only people who sign in with a password have one.
    const passwordHash = password && (await new Passwords().hash(password));
    await this.#db.transaction().execute(async (transaction) => {
      const created = await new UsersRepo(transaction).create({ name, email, isGlobalAdmin });
      if (created && passwordHash) await new CredentialsRepo(transaction).setPassword(created.id, passwordHash);
    });
    const user = await new StoredUsersReadModel(this.#db).findByEmail(email);
    if (!user) throw new Error('The e-mail is taken.');
    const { id, slug } = user;
    return { id, slug, email, ...(await this.session(email)) };
  }

  /** Another session of a person. */
  async session(email: string): Promise<Pick<Person, 'token' | 'client'>> {
    const user = await new StoredUsersReadModel(this.#db).findByEmail(email);
    if (!user) throw new Error('Nobody has this e-mail.');
    const token = newToken();
    await this.#db
      .transaction()
      .execute((transaction) => new SessionsRepo(transaction).create(user, tokenHash(token), 'test'));
    return { token, client: new Client(this.#address, token) };
  }

  administrator(): Promise<Person> {
    return this.person({ isGlobalAdmin: true, name: 'Ada' });
  }

  async workspaceMember(slug: string, role: WorkspaceRole, who: Who = {}): Promise<Person> {
    const person = await this.person(who);
    await this.#db
      .insertInto('workspace_members')
      .columns(['workspace_id', 'user_id', 'role'])
      .expression((expression) =>
        expression
          .selectFrom('workspaces')
          .select(({ val }) => ['id', val(person.id).as('user_id'), val(role).as('role')])
          .where('slug', '=', slug),
      )
      .execute();
    return person;
  }

  async projectMember(slug: string, role: ProjectRole, who: Who = {}): Promise<Person> {
    const person = await this.person(who);
    await this.admit(person, slug, role);
    return person;
  }

  /** Adds a person to a project. */
  async admit(person: Person, slug: string, role: ProjectRole): Promise<void> {
    await this.#db
      .insertInto('project_members')
      .columns(['project_id', 'user_id', 'role'])
      .expression((expression) =>
        expression
          .selectFrom('projects')
          .select(({ val }) => ['id', val(person.id).as('user_id'), val(role).as('role')])
          .where('slug', '=', slug),
      )
      .execute();
  }

  /** A workspace and a project in it, made by an administrator. */
  async project(client: Client, title = 'January scan'): Promise<{ workspace: string; project: string }> {
    const workspace = await client.call('POST /v1/workspaces', {
      body: { data: { type: 'workspaces', attributes: { title: 'Scanning desk' } } },
    });
    const project = await client.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title, workspace_slug: workspace.body.data.id } } },
    });
    return { workspace: workspace.body.data.id, project: project.body.data.id };
  }

  /** The row of a picture that a person uploaded, without files; returns its slug. */
  async attachment(person: Pick<Person, 'id'>): Promise<string> {
    const given: NewAttachment = {
      userId: person.id,
      path: `images/${randomBytes(12).toString('hex')}`,
      originalName: 'picture.png',
      size: { width: 1200, height: 800 },
      animated: false,
      blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
      focus: { x: 50, y: 50 },
      bytes: 40_000,
      credit: null,
      stockPhoto: null,
    };
    const { slug } = await this.#db
      .transaction()
      .execute((transaction) => new AttachmentsRepo(transaction).create(given));
    return slug;
  }

  /** A card; returns its slug. */
  async card(client: Client, project: string, attributes: object = {}): Promise<string> {
    const card = await client.call('POST /v1/cards', {
      body: { data: { type: 'cards', attributes: { title: 'A signal', project_slug: project, ...attributes } } },
    });
    return card.body.data.id;
  }

  /** Makes tags of cards sticky. */
  async pin(client: Client, project: string, ...names: string[]): Promise<void> {
    const { body } = await client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
    for (const { id, attributes } of body.data) {
      if (!names.includes(attributes.name)) continue;
      const change = { data: { type: 'tags' as const, id, attributes: { sticky: true } } };
      await client.call('PATCH /v1/tags/{id}', { params: { id }, body: change });
    }
  }

  /** An insight; returns its slug. */
  async insight(client: Client, project: string, attributes: object = {}): Promise<string> {
    const insight = await client.call('POST /v1/projects/{id}/insights', {
      params: { id: project },
      body: { data: { type: 'insights', attributes: { title: 'A finding', ...attributes } } },
    });
    return insight.body.data.id;
  }

  /** A trend; returns its slug. */
  async trend(client: Client, project: string, attributes: object = {}): Promise<string> {
    const trend = await client.call('POST /v1/projects/{id}/trends', {
      params: { id: project },
      body: { data: { type: 'trends', attributes: { title: 'A trend', ...attributes } } },
    });
    return trend.body.data.id;
  }
}
