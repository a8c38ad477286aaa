import type { BriefContent } from '@foreglow/contract';
import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import type { Writing } from '../projects/project-writer.ts';
import type { FirstBrief } from '../projects/projects.service.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { BriefReadModel } from './brief.read-model.ts';
import { BriefRepo } from './brief.repo.ts';
import { changed, changedFields, emptyBrief } from './brief.rules.ts';
import { BriefService } from './brief.service.ts';
import { briefRoutes } from './routes.ts';

/** The parts of briefs that other features may use. */
interface BriefApi {
  /** The domains in the last version of a project's brief; empty without a brief. */
  readonly domainsOf: (project: { readonly id: number }) => Promise<readonly string[]>;
  /** The last version of a project's brief; the empty one without any. */
  readonly contentOf: (project: { readonly id: number }) => Promise<BriefContent>;
}

/** Briefs. */
export const brief = feature({
  name: 'brief',
  uses: () => ({ permissions, projects, settings, users }),
  shares: ['brief.read-model.ts', 'brief.repo.ts', 'brief.rules.ts'],
  gives: () => ({ createBrief: createFirstBrief }),
  compose({ db }, { projects: { projects, writer }, settings: { team } }) {
    const contentOf = async ({ id }: { readonly id: number }) =>
      (await new BriefReadModel(db).last(id))?.content ?? emptyBrief;
    const api: BriefApi = { contentOf, domainsOf: async (project) => (await contentOf(project)).domains };
    return { routes: briefRoutes({ brief: new BriefService(db, writer), projects, team }), api };
  },
});

/**
 * Writes the first version of the brief of a new project, in the transaction that creates it. Passed to projects, which
 * do not depend on briefs.
 */
async function createFirstBrief(
  { transaction, record }: Writing,
  { projectId, userId, challenge }: FirstBrief,
): Promise<void> {
  const content = changed(emptyBrief, { challenge });
  const fields = changedFields(emptyBrief, content);
  await new BriefRepo(transaction).create({
    projectId,
    number: 1,
    content,
    changed: fields,
    restoredFrom: null,
    userId,
  });
  record(projectId, { kind: 'brief_changed', fields });
}
