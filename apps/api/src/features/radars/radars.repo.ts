import type { RadarDrafter } from '@foreglow/contract';
import { sql } from 'kysely';
import { newSlug } from '#platform/text/slugs.ts';
import { searchText } from '../cards/derive-texts.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { ChangedRadar, RadarContent } from './content/radar-change.rules.ts';
import type { Blip } from './radar.ts';
import { type IdOfName, RadarNamesRepo } from './radar-names.repo.ts';

/** The evidence of a blip. Undefined keeps the current evidence. */
export interface BlipEvidence {
  readonly blipId: string;
  readonly trendId: number | null | undefined;
  readonly cardIds: readonly number[] | undefined;
}

/** The number of blips written with one statement. */
const batchSize = 250;

/** Writes radars and their blips. */
export class RadarsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Creates a radar without blips; `drafter`: its drafter. Returns its id and slug. */
  async create(
    projectId: number,
    creatorId: number,
    content: RadarContent,
    drafter?: RadarDrafter,
  ): Promise<{ id: number; slug: string }> {
    return this.#db
      .insertInto('radars')
      .values({
        slug: newSlug(content.title),
        project_id: projectId,
        creator_id: creatorId,
        ai_assistant: drafter?.kind === 'ai',
        drafter: drafter ? JSON.stringify(drafter) : null,
        ...(await columnsOf(content)),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  /** Writes the result of a change of a radar. */
  async update(id: number, { content, names, writtenIds, removedIds }: ChangedRadar): Promise<void> {
    await this.#db
      .updateTable('radars')
      // Always later than before, even when the clocks of several processes differ, so that readers can detect the
      // change.
      .set({
        ...(await columnsOf(content)),
        updated_at: sql<Date>`greatest(${new Date()}, updated_at + interval '1 millisecond')`,
      })
      .where('id', '=', id)
      .execute();
    if (removedIds.length > 0) {
      await this.#db
        .deleteFrom('radar_blips')
        .where('radar_id', '=', id)
        .where('id', 'in', [...removedIds])
        .execute();
    }
    const namesRepo = new RadarNamesRepo(this.#db);
    const { idOf, removed } = await namesRepo.put(id, names);
    await this.#putBlips(
      id,
      content.blips.filter((blip) => writtenIds.has(blip.id)),
      idOf,
    );
    await namesRepo.remove(id, removed);
  }

  /** Sets the evidence of existing blips. */
  async setEvidence(radarId: number, evidence: readonly BlipEvidence[]): Promise<void> {
    const trends = evidence.filter(({ trendId }) => trendId !== undefined);
    if (trends.length > 0) {
      await sql`update radar_blips b set trend_id = given.trend_id
        from unnest(${trends.map(({ blipId }) => blipId)}::text[], ${trends.map(({ trendId }) => trendId ?? null)}::bigint[])
          as given(id, trend_id)
        where b.radar_id = ${radarId} and b.id = given.id`.execute(this.#db);
    }
    const cards = evidence.flatMap(({ blipId, cardIds }) => (cardIds ? [{ blipId, cardIds }] : []));
    if (cards.length === 0) return;
    await this.#db
      .deleteFrom('radar_blip_cards')
      .where('radar_id', '=', radarId)
      .where(
        'blip_id',
        'in',
        cards.map(({ blipId }) => blipId),
      )
      .execute();
    const links = cards.flatMap(({ blipId, cardIds }) => cardIds.map((cardId, at) => ({ blipId, cardId, at })));
    await sql`insert into radar_blip_cards (radar_id, blip_id, card_id, position)
      select ${radarId}, given.blip_id, given.card_id, given.position
      from unnest(${links.map(({ blipId }) => blipId)}::text[], ${links.map(({ cardId }) => cardId)}::bigint[],
        ${links.map(({ at }) => at)}::integer[]) as given(blip_id, card_id, position)`.execute(this.#db);
  }

  /** The number of cards behind the blips of a radar; a card behind several blips counts for each. */
  async countCards(radarId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from radar_blip_cards where radar_id = ${radarId}`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  /** Replaces one card by another wherever it is evidence of a blip. */
  async replaceCard(fromId: number, intoId: number): Promise<void> {
    await sql`update radars set updated_at = greatest(${new Date()}, updated_at + interval '1 millisecond')
      where id in (select radar_id from radar_blip_cards where card_id = ${fromId})`.execute(this.#db);
    await sql`delete from radar_blip_cards a using radar_blip_cards b
      where a.card_id = ${fromId} and b.card_id = ${intoId} and a.radar_id = b.radar_id and a.blip_id = b.blip_id`.execute(
      this.#db,
    );
    await sql`update radar_blip_cards set card_id = ${intoId} where card_id = ${fromId}`.execute(this.#db);
  }

  async #putBlips(radarId: number, blips: readonly Blip[], idOf: IdOfName): Promise<void> {
    for (let from = 0; from < blips.length; from += batchSize) {
      await this.#db
        .insertInto('radar_blips')
        .values(blips.slice(from, from + batchSize).map((blip) => rowOf(radarId, blip, idOf)))
        .onConflict((conflict) =>
          conflict.columns(['radar_id', 'id']).doUpdateSet(({ ref }) => ({
            sequence: ref('excluded.sequence'),
            label: ref('excluded.label'),
            sector_id: ref('excluded.sector_id'),
            ring_id: ref('excluded.ring_id'),
            position: ref('excluded.position'),
            angle: ref('excluded.angle'),
            impact: ref('excluded.impact'),
            impact_ids: ref('excluded.impact_ids'),
            rationale: ref('excluded.rationale'),
            imported_movement: ref('excluded.imported_movement'),
          })),
        )
        .execute();
    }
  }
}

const columnsOf = async ({ blips, sectors: _, rings: __, impacts: ___, ...texts }: RadarContent) => ({
  ...texts,
  search_text: await searchText(
    [texts.title, texts.challenge, ...blips.map(({ label }) => label)],
    [texts.description],
  ),
});

const rowOf = (radarId: number, { sector, ring, impacts, importedMovement, ...blip }: Blip, idOf: IdOfName) => ({
  ...blip,
  radar_id: radarId,
  sector_id: idOf('sector', sector),
  ring_id: idOf('ring', ring),
  impact_ids: impacts.map((name) => idOf('impact', name)),
  imported_movement: importedMovement,
});
