import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db } from '#platform/db/database.ts';
import { deriveAllTexts, searchText } from '../cards/derive-texts.ts';
import { authorizedForJob } from '../permissions/actor.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import { SearchRebuildsRepo } from './search-rebuilds.repo.ts';
import { type ReadState, type SearchedKind, searchedKinds } from './searched-kind.ts';
import { SearchedTextsRepo, type WrittenText } from './searched-texts.repo.ts';
import { StoredTextsReadModel } from './stored-texts.read-model.ts';

/**
 * The number of the rules by which texts are stored for searches and duplicates (`searchable`, `readText`, `titleKey`,
 * `addressKey`). Raise it with every change of what they return: all texts are then written again.
 */
const currentRules = 1;

/** How many objects are read together. */
const inPortion = 50;
/** The number of characters after which a transaction ends, during which the embedded database does nothing else. */
const charactersAtOnce = 100_000;

/** Writes the stored texts that searches and the search for duplicates look at again, after their rules have changed. */
export class SearchRebuildsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #inPortion: number;

  /** `portion`: how many objects are read together, for tests. */
  constructor(db: Db, writer: ProjectWriter, portion = inPortion) {
    this.#db = db;
    this.#writer = writer;
    this.#inPortion = portion;
  }

  /**
   * Writes everything that is not written yet by the current rules, in short transactions. It may end at any moment and
   * goes on from there the next time. Safe to run concurrently with any call and with itself.
   */
  async rebuildAll(signal?: AbortSignal): Promise<void> {
    for (const kind of searchedKinds) {
      const progress = new SearchRebuildsRepo(this.#db);
      const state = await progress.state(kind, currentRules);
      if (state.isComplete) continue;
      let { upToId } = state;
      for (;;) {
        const texts = await this.#derived(kind, upToId);
        if (texts.length === 0) break;
        for (const batch of batchesOf(texts)) {
          signal?.throwIfAborted();
          const end = await this.#write(kind, batch);
          // Some of them were changed since they were read, so they are read again.
          if (end === undefined) break;
          upToId = end;
        }
      }
      await progress.note(kind, currentRules, { upToId, isComplete: true });
    }
  }

  async #derived(kind: SearchedKind, afterId: number): Promise<readonly WrittenText[]> {
    const read = new StoredTextsReadModel(this.#db);
    if (kind === 'cards') {
      const cards = await deriveAllTexts(await read.ofCards(afterId, this.#inPortion));
      return cards.map(({ card, derived }) => ({ ...stateOf(card), ...derived }));
    }
    const texts: WrittenText[] = [];
    for (const stored of await read.ofConclusions(kind, afterId, this.#inPortion)) {
      texts.push({ ...stateOf(stored), search_text: await searchText(stored.plain, stored.markdown) });
    }
    return texts;
  }

  /** Returns the last id, up to which everything is written; undefined if something was changed meanwhile. */
  #write(kind: SearchedKind, texts: readonly WrittenText[]): Promise<number | undefined> {
    const projects = [...new Set(texts.map(({ project_id }) => project_id))].map((id) => authorizedForJob({ id }));
    return this.#writer.write({ by: undefined, projects }, async ({ transaction }) => {
      const { unchanged, projectIds } = await new SearchedTextsRepo(transaction).write(kind, texts);
      for (const id of projectIds) await new ChangesRepo(transaction).ofSearches(id, kind);
      const upToId = texts.at(-1)?.id ?? 0;
      if (unchanged < texts.length) return undefined;
      await new SearchRebuildsRepo(transaction).note(kind, currentRules, { upToId, isComplete: false });
      return upToId;
    });
  }
}

const stateOf = ({ id, project_id, changed }: ReadState): ReadState => ({ id, project_id, changed });

/** Texts in their order, in batches of about as many characters as may be written at once. */
function batchesOf(texts: readonly WrittenText[]): WrittenText[][] {
  const batches: WrittenText[][] = [];
  let characters = charactersAtOnce;
  for (const text of texts) {
    if (characters >= charactersAtOnce) {
      batches.push([]);
      characters = 0;
    }
    batches.at(-1)?.push(text);
    characters += text.search_text.length;
  }
  return batches;
}
