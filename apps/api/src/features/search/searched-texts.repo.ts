import { sql } from 'kysely';
import type { DerivedText } from '../cards/card-text.rules.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { ReadState, SearchedKind } from './searched-kind.ts';

/** The derived texts of a stored object. Only those of cards have more than the searched text. */
export type WrittenText = ReadState & { readonly search_text: string } & Partial<DerivedText>;

/** What became of the texts that were to be written. */
export interface Written {
  /** The number of objects that are still as they were read; the others were not written. */
  readonly unchanged: number;
  /** The projects in which searches find something else now. */
  readonly projectIds: readonly number[];
}

/** Writes derived texts again, where nobody has changed what they are derived from. Equal texts are not written. */
export class SearchedTextsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  async write(kind: SearchedKind, texts: readonly WrittenText[]): Promise<Written> {
    const given = texts.map(({ letters, ...text }) => ({ ...text, letters: letters?.toString('hex') }));
    const { rows } = await sql<{ unchanged: number; project_ids: number[] }>`
      with given as (
        select * from json_to_recordset(${JSON.stringify(given)}) as g(id bigint, project_id bigint, changed text,
          search_text text, letters text, title_key text, source_key text)
      ), present as (
        select g.* from given g join ${sql.table(kind)} o on o.id = g.id and o.project_id = g.project_id
          and o.updated_at::text = g.changed
      ), ${kind === 'cards' ? writtenCards : writtenConclusions(kind)}
      select (select count(*) from present) as unchanged,
        array(select distinct project_id from written order by project_id) as project_ids`.execute(this.#db);
    const { unchanged = 0, project_ids: projectIds = [] } = rows[0] ?? {};
    return { unchanged, projectIds };
  }
}

const writtenConclusions = (kind: Exclude<SearchedKind, 'cards'>) => sql`written as (
  update ${sql.table(kind)} o set search_text = p.search_text from present p
  where o.id = p.id and o.search_text <> p.search_text returning o.project_id)`;

/** The version makes the index of words in memory read the texts again. */
const writtenCards = sql`lettered as (
  update cards o set letters = decode(p.letters, 'hex') from present p
  where o.id = p.id and o.letters <> decode(p.letters, 'hex') returning o.project_id
), keyed as (
  update card_texts o set title_key = p.title_key, source_key = p.source_key from present p
  where o.card_id = p.id and (o.title_key <> p.title_key or o.source_key is distinct from p.source_key)
  returning o.project_id
), searched as (
  update card_search o set search_text = p.search_text, indexed = false,
    cards_version = (select v.cards_version + 1 from projects v where v.id = o.project_id)
  from present p where o.card_id = p.id and o.search_text <> p.search_text returning o.project_id
), written as (
  select project_id from lettered union select project_id from keyed union select project_id from searched)`;
