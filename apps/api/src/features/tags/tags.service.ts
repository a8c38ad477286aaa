import { limits } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor } from '../permissions/index.ts';
import { ProjectsRepo, type ProjectsService } from '../projects/index.ts';
import { type NewTag, type Tag, TagsRepo } from './tags.repo.ts';

/** Changes of tags. */
export class TagsService {
  readonly #db: Db;
  readonly #projects: ProjectsService;

  constructor(db: Db, projects: ProjectsService) {
    this.#db = db;
    this.#projects = projects;
  }

  /** Creates a tag. Throws the `conflict` problem when the project has one of that name in the taxonomy. */
  async create(actor: Actor, projectSlug: string, tag: NewTag): Promise<Tag> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    return this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([project.id]);
      const tags = new TagsRepo(transaction);
      if ((await tags.inProjects([project.id])).length >= limits.tagsPerProject) {
        throw problem('conflict', `A project has room for ${limits.tagsPerProject} tags.`);
      }
      const created = await tags.create(project.id, tag);
      if (!created) {
        throw problem('conflict', `The project has a tag «${tag.name}» already.`, { pointer: '/data/attributes/name' });
      }
      return created;
    });
  }
}
