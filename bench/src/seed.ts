import { randomBytes } from 'node:crypto';
import { cardTextOf } from '@foreglow/contract';
import { CardsRepo } from '../../apps/api/src/features/cards/cards.repo.ts';
import { deriveAllTexts } from '../../apps/api/src/features/cards/derive-texts.ts';
import { authorizedForJob } from '../../apps/api/src/features/permissions/actor.ts';
import { ProjectWriter } from '../../apps/api/src/features/projects/project-writer.ts';
import { ProjectsRepo } from '../../apps/api/src/features/projects/projects.repo.ts';
import { SearchIndexService } from '../../apps/api/src/features/search/search-index.service.ts';
import { TagsRepo } from '../../apps/api/src/features/tags/tags.repo.ts';
import { SessionsRepo } from '../../apps/api/src/features/users/sessions.repo.ts';
import { StoredUsersReadModel } from '../../apps/api/src/features/users/stored-users.read-model.ts';
import { UsersRepo } from '../../apps/api/src/features/users/users.repo.ts';
import { type Db, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { Upkeep } from '../../apps/api/src/platform/db/upkeep.ts';
import { newToken, tokenHash } from '../../apps/api/src/platform/text/tokens.ts';
import { seeded, sentence } from './texts.ts';

export interface SeededProject {
  readonly cards: number;
  readonly slug: string;
  readonly id: number;
}

export interface Seeded {
  readonly projects: readonly SeededProject[];
  /** Token of a viewer in every project. */
  readonly token: string;
  /** Token of the cards' author, who may write in every project. */
  readonly authorToken: string;
  readonly seconds: number;
}

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const tagNames = ['Social', 'Technological', 'Economic', 'Environmental', 'Political', 'Values'];
const moreTags = 30;
const batch = 5000;

/**
 * Fills a database with a project of each size: cards with texts, tags, drafts and dates, and a viewer. The index of
 * searched texts is left to the server if nothing is searched: for 100,000 cards it takes minutes.
 */
export async function seed(
  place: Place,
  sizes: readonly number[],
  { searched = true }: { readonly searched?: boolean } = {},
): Promise<Seeded> {
  const startedAt = performance.now();
  const database = await openDatabase({ ...place, poolSize: 2 });
  const { db } = database;
  await migrate(db);
  const author = await person(db, 'Author', true);
  const viewer = await person(db, 'Viewer', false);
  const projects: SeededProject[] = [];
  for (const cards of sizes) projects.push(await seedProject(db, cards, author, viewer));
  const token = await signedIn(db, viewer);
  const authorToken = await signedIn(db, author);
  if (searched) await new SearchIndexService(db).indexAll();
  await new Upkeep(db).tendCards();
  await database.close();
  return { projects, token, authorToken, seconds: (performance.now() - startedAt) / 1000 };
}

async function person(db: Db, name: string, isGlobalAdmin: boolean): Promise<number> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const user = { name, email, isGlobalAdmin };
  const created = await db.transaction().execute((transaction) => new UsersRepo(transaction).create(user));
  if (!created) throw new Error('The e-mail is taken.');
  return created.id;
}

async function signedIn(db: Db, userId: number): Promise<string> {
  const token = newToken();
  const user = await new StoredUsersReadModel(db).findById(userId);
  if (!user) throw new Error('The user is not there.');
  await db
    .transaction()
    .execute((transaction) => new SessionsRepo(transaction).create(user, tokenHash(token), 'bench'));
  return token;
}

async function seedProject(db: Db, cards: number, author: number, viewer: number): Promise<SeededProject> {
  const workspace = await db
    .insertInto('workspaces')
    .values({
      slug: `bench-${cards}`,
      title: `Bench ${cards}`,
      subtitle: null,
      company_name: null,
      created_by: author,
      created_at: undefined,
      updated_at: undefined,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { userId: author };
  const writer = new ProjectWriter(db);
  const values = { title: `${cards} cards`, subtitle: null, workspaceId: workspace.id, userId: author };
  const project = await db.transaction().execute(async (creating) => {
    const created = await new ProjectsRepo(creating).create(values);
    await writer.fill(creating, by, ({ transaction }) => new TagsRepo(transaction).createFirst(created.id, 'en'));
    return created;
  });
  const request = { by, projects: [authorizedForJob(project)] };
  await db
    .insertInto('project_members')
    .values({ project_id: project.id, user_id: viewer, role: 'project_viewer', created_at: undefined })
    .execute();
  const number = seeded(cards);
  const names = [...tagNames, ...Array.from({ length: moreTags }, (_, at) => `Theme ${at + 1}`)];
  const tags = await writer.write(request, ({ transaction }) => new TagsRepo(transaction).resolve(project.id, names));
  for (let from = 0; from < cards; from += batch) {
    const drafts = Array.from({ length: Math.min(batch, cards - from) }, () => ({
      ...cardTextOf(() => null),
      title: sentence(6 + number(8), number).slice(0, 200),
      subtitle: sentence(4, number),
      description: [sentence(15, number), sentence(20, number), sentence(12, number)].join(' '),
      relevance: [sentence(14, number), sentence(10, number)].join(' '),
      source_url: `https://news.example.org/${number(1_000_000_000)}`,
      tags: tags.of([names[number(tagNames.length)] ?? '', names[tagNames.length + number(moreTags)] ?? '']),
      creatorId: author,
      public: number(10) > 0,
      aiAssistant: number(20) === 0,
      attachmentId: null,
      createdAt: new Date(Date.UTC(2024, 0, 1) + number(700 * 86_400) * 1000),
    }));
    const derived = await deriveAllTexts(drafts);
    await writer.write(request, async ({ transaction, record }) => {
      const slugs = await new CardsRepo(transaction).createAll(project.id, derived);
      const subjects = slugs.map((slug, at) => ({ slug, title: drafts[at]?.title ?? null }));
      record(project.id, { kind: 'cards_imported', subjects });
    });
  }
  return { cards, slug: project.slug, id: project.id };
}
