import { type RadarDrafter, serverLimits } from '@foreglow/contract';
import type { ProjectTransaction } from '#features/projects/project-writer.ts';
import { problem } from '#platform/http/problem.ts';
import { RadarsRepo } from '../radars.repo.ts';
import { possibleEvidence } from './blip-evidence.read-model.ts';
import { evidenceByIds, slugsOf } from './blip-evidence.rules.ts';
import type { ChangedRadar } from './radar-change.rules.ts';

interface Place {
  readonly projectId: number;
  /** The creator of the radar. */
  readonly userId: number;
  /** Its drafter; undefined where people made it. */
  readonly drafter?: RadarDrafter | undefined;
}

/** Creates a radar with its blips. Throws the same problems as `writeContent`. */
export async function createRadar(
  transaction: ProjectTransaction,
  { projectId, userId, drafter }: Place,
  changed: ChangedRadar,
): Promise<{ id: number; slug: string; projectId: number }> {
  const created = await new RadarsRepo(transaction).create(projectId, userId, changed.content, drafter);
  const radar = { ...created, projectId };
  await writeContent(transaction, radar, changed);
  return radar;
}

/**
 * Writes the result of a change of a radar. Throws the 422 problem for evidence that the project does not have, and for
 * more cards behind all blips together than a radar may have, unless it had even more before.
 */
export async function writeContent(
  transaction: ProjectTransaction,
  { id, projectId }: { readonly id: number; readonly projectId: number },
  changed: ChangedRadar,
): Promise<void> {
  const { evidence } = changed;
  const known = await possibleEvidence(transaction, projectId, slugsOf(evidence));
  const repo = new RadarsRepo(transaction);
  const before = await repo.countCards(id);
  await repo.update(id, changed);
  await repo.setEvidence(id, evidenceByIds(evidence, known));
  const count = await repo.countCards(id);
  if (count <= Math.max(serverLimits.radarCards, before)) return;
  const detail = `The blips of a radar have at most ${serverLimits.radarCards} cards behind them in total; these have ${count}.`;
  throw problem('invalid_attribute', detail, { pointer: '/data/attributes' });
}
