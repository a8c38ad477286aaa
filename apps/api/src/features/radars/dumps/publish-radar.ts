import { type NewDump, serverLimits } from '@foreglow/contract';
import type { ProjectTransaction } from '#features/projects/project-writer.ts';
import { problem } from '#platform/http/problem.ts';
import type { Radar } from '../radar.ts';
import { currentRadar } from './current-radar.ts';
import { DumpsRepo } from './dumps.repo.ts';
import type { FirstWords } from './first-words.rules.ts';
import type { DumpAddress } from './radar-tokens.ts';

interface Publisher {
  readonly userId: number;
  /** The title of the workspace. */
  readonly workspace: string;
  readonly firstWords: FirstWords;
  /** The time of publication, if it is not now. */
  readonly at?: Date;
}

const day = 86_400_000;

/**
 * Publishes a radar in its state within the transaction: content and positions of both views. Throws the 409 problem
 * for one without blips, and when there are too many editions. Returns the id of the edition.
 */
export async function publishRadar(
  transaction: ProjectTransaction,
  radar: Radar,
  address: DumpAddress,
  { userId, workspace, firstWords, at = new Date() }: Publisher,
  given: NewDump,
): Promise<number> {
  const evidence = given.evidence ?? 'titles';
  const { content, layouts, previous } = await currentRadar(transaction, radar, { workspace, evidence, firstWords });
  if (content.blips.length === 0) throw problem('conflict', 'There is nothing to publish: the radar has no blips.');
  const number = (previous?.number ?? 0) + 1;
  if (number > serverLimits.radarDumps) {
    throw problem('conflict', `A radar is published at most ${serverLimits.radarDumps} times. Go on in a new one.`);
  }
  const dumps = new DumpsRepo(transaction);
  await dumps.keepAddress(radar.id, address);
  return dumps.create({
    slug: address.slug,
    tokenHash: address.tokenHash,
    radarId: radar.id,
    number,
    content,
    layouts,
    note: given.note ?? null,
    evidence,
    background: given.background ?? 'night',
    embeddable: given.embeddable ?? false,
    indexable: given.indexable ?? false,
    userId,
    createdAt: at,
    expiresAt: expiryOf(given.expires_in_days) ?? null,
  });
}

/** The moment of expiry; undefined if the request does not contain one, null for never. */
export const expiryOf = (days: number | null | undefined): Date | null | undefined =>
  days ? new Date(Date.now() + days * day) : days === null ? null : undefined;
