import { ConclusionsRepo } from '../conclusions/conclusions.repo.ts';
import { EvidenceRepo } from '../conclusions/evidence.repo.ts';
import { evidenceLink } from '../conclusions/links.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { trendType } from './trends.read-model.ts';

interface NewTrend {
  readonly title: string;
  /** Markdown. */
  readonly description: string | null;
  /** Cards of the project. */
  readonly cardSlugs: readonly string[];
}

/** Creates a trend on cards, which is not judged yet. Returns its slug. Throws the 422 problem for unknown cards. */
export async function createTrend(
  transaction: ProjectTransaction,
  place: { readonly projectId: number; readonly userId: number },
  { title, description, cardSlugs }: NewTrend,
): Promise<string> {
  const { id, slug } = await new ConclusionsRepo(transaction).create(trendType, place, {
    title,
    description,
    tagIds: [],
    attachmentId: null,
    subtitle: null,
    implications: null,
    horizon: null,
    impact: null,
    certainty: null,
    direction: null,
  });
  await new EvidenceRepo(transaction).set(evidenceLink('trends', 'cards'), id, place.projectId, cardSlugs);
  return slug;
}
