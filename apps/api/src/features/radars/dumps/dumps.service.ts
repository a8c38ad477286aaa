import type { Action, DumpChange, NewDump, ShownEvidence } from '@foreglow/contract';
import { NotificationsRepo } from '#features/notifications/notifications.repo.ts';
import type { Actor, Authorized } from '#features/permissions/actor.ts';
import { createOnce } from '#features/projects/create-once.ts';
import type { ProjectWriter, Writing } from '#features/projects/project-writer.ts';
import { targetOf } from '#features/projects/projects.service.ts';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { BlipsReadModel } from '../blips.read-model.ts';
import type { MarkdownTexts } from '../markdown/markdown-texts.ts';
import { RadarsReadModel } from '../radars.read-model.ts';
import type { FoundRadar } from '../radars.service.ts';
import { evidenceTexts } from './dump-content.rules.ts';
import { type Dump, DumpsReadModel, type FullDump } from './dumps.read-model.ts';
import { DumpsRepo } from './dumps.repo.ts';
import { beginning, type FirstWords } from './first-words.rules.ts';
import { expiryOf, publishRadar } from './publish-radar.ts';
import type { RadarTokens } from './radar-tokens.ts';

/** An edition, found for an action. */
export interface FoundDump<A extends Action = Action> extends FoundRadar<A> {
  readonly dump: Authorized<FullDump, A>;
}

interface Parts {
  readonly db: Db;
  readonly writer: ProjectWriter;
  readonly tokens: RadarTokens;
  readonly texts: MarkdownTexts;
}

/** Editions of radars: publishes radars, and changes and revokes editions. */
export class DumpsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  list({ radar }: FoundRadar): Promise<Dump[]> {
    return new DumpsReadModel(this.#parts.db).of(radar.id);
  }

  /** An edition of a radar, found for an action. */
  async find<A extends Action>(actor: Actor, found: FoundRadar<A>, slug: string, action: A): Promise<FoundDump<A>> {
    const dump = await new DumpsReadModel(this.#parts.db).find(found.radar.id, slug);
    if (!dump) throw problem('not_found');
    return { ...found, dump: actor.authorize(action, targetOf(found.project), dump) };
  }

  /**
   * Publishes the radar in its current state, unless the actor has done so with the same key: then it returns what was
   * published the first time. Throws the 409 problem for a radar without blips, and when there are too many versions.
   */
  async publish(actor: Actor, found: FoundRadar<'project.publish'>, given: NewDump): Promise<FullDump> {
    const address = await this.#parts.tokens.newAddress(found.radar.title);
    const firstWords = await this.#firstWords(found, given.evidence);
    const { userId } = actor.user;
    const once = { key: given.creation_key, userId, projectId: found.project.id, kind: 'radar-dumps' } as const;
    let slug = address.slug;
    await this.#write(actor, found, 'radar_published', async ({ transaction }) => {
      slug = await createOnce(transaction, once, async () => {
        const radar = await new RadarsReadModel(transaction).find(found.radar.slug);
        if (!radar) throw problem('not_found');
        const by = { userId, workspace: found.project.workspaceTitle, firstWords };
        const dumpId = await publishRadar(transaction, radar, address, by, given);
        const publication = { projectId: found.project.id, userId };
        await new NotificationsRepo(transaction).notifyOfPublication(publication, { dumpId });
        return address.slug;
      });
      return slug === address.slug;
    });
    const dump = await new DumpsReadModel(this.#parts.db).find(found.radar.id, slug);
    if (!dump) throw problem('not_found');
    return dump;
  }

  /**
   * The first words of the evidence of a radar. They are read before the transaction, which should be short. Texts that
   * change before it begins are read by it if that is quick.
   */
  async #firstWords({ radar }: FoundRadar, evidence: ShownEvidence | undefined): Promise<FirstWords> {
    const blips =
      evidence === 'details'
        ? await new BlipsReadModel(this.#parts.db).full(radar, { texts: true, drafts: false })
        : [];
    const texts = [...evidenceTexts(blips)].map(beginning);
    const read = await this.#parts.texts.read(texts, 'first words', radar.projectId);
    return (markdown) => read(beginning(markdown));
  }

  /** Changes the settings of an edition. Throws the 409 problem if it has been revoked. */
  async update(actor: Actor, found: FoundDump<'project.publish'>, change: DumpChange): Promise<FullDump> {
    const { radar, dump } = found;
    await this.#write(actor, found, 'radar_edited', async ({ transaction }) => {
      const updated = await new DumpsRepo(transaction).update(dump.id, {
        note: change.note,
        background: change.background,
        embeddable: change.embeddable,
        indexable: change.indexable,
        expiresAt: expiryOf(change.expires_in_days),
      });
      if (!updated) throw problem('conflict', 'This edition has been revoked. Publish the radar again.');
      return true;
    });
    const changed = await new DumpsReadModel(this.#parts.db).find(radar.id, dump.slug);
    if (!changed) throw problem('not_found');
    return changed;
  }

  /** Revokes a version permanently. Revoking it twice is not an error. */
  async revoke(actor: Actor, found: FoundDump<'project.publish'>): Promise<void> {
    if (found.dump.revokedAt) return;
    await this.#write(actor, found, 'radar_unpublished', ({ transaction }) =>
      new DumpsRepo(transaction).revoke(found.dump.id),
    );
  }

  /** The work returns whether it changed anything. */
  #write(
    actor: Actor,
    { radar, project }: FoundRadar,
    kind: 'radar_published' | 'radar_edited' | 'radar_unpublished',
    work: (writing: Writing) => Promise<boolean>,
  ): Promise<void> {
    const addsText = kind === 'radar_published';
    const request = { by: actor.user, projects: [project], addsText };
    return this.#parts.writer.write(request, async (writing) => {
      if (await work(writing)) writing.record(project.id, { kind, subjects: [radar] });
    });
  }
}
