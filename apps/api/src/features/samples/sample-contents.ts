import { briefFields } from '@foreglow/contract/brief/fields';
import { cardTextOf } from '@foreglow/contract/cards/texts';
import { firstTagIn } from '@foreglow/contract/tags/first-tags';
import { AttachmentsRepo } from '../attachments/attachments.repo.ts';
import type { StoredPicture } from '../attachments/picture-store.ts';
import { BriefRepo } from '../brief/brief.repo.ts';
import { CardsRepo } from '../cards/cards.repo.ts';
import { deriveAllTexts } from '../cards/derive-texts.ts';
import { CommentsRepo } from '../comments/comments.repo.ts';
import { ConclusionsRepo } from '../conclusions/conclusions.repo.ts';
import { EvidenceRepo } from '../conclusions/evidence.repo.ts';
import { type EvidenceLink, evidenceLink } from '../conclusions/links.ts';
import { insightType } from '../insights/insights.read-model.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import { RatingsRepo } from '../trends/ratings.repo.ts';
import { trendType } from '../trends/trends.read-model.ts';
import { comments, insights, signals, type TagKey, tagKeys, trends } from './content/plan.ts';
import type { SampleTexts } from './content/texts.ts';
import type { SceneName } from './pictures/scenes.ts';

/** The stored pictures by the names of their scenes. */
export type SamplePictures = ReadonlyMap<SceneName, StoredPicture>;

/** Where the sample is written. */
export interface Place {
  readonly projectId: number;
  /** The user who creates the sample and becomes the author of all of it. */
  readonly userId: number;
}

/** The slugs of the created things, by the keys of the plan. */
type Created = ReadonlyMap<string, string>;

/** The slugs of cards and trends. */
export interface WrittenEvidence {
  readonly cards: Created;
  readonly trends: Created;
}

const dayMs = 86_400_000;
const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

/** Writes the contents of the sample into its project. */
export class SampleContents {
  readonly #transaction: ProjectTransaction;
  readonly #place: Place;
  readonly #words: SampleTexts;

  constructor(transaction: ProjectTransaction, place: Place, words: SampleTexts) {
    this.#transaction = transaction;
    this.#place = place;
    this.#words = words;
  }

  /** Returns the slugs of the evidence of conclusions. */
  async write(pictures: SamplePictures): Promise<WrittenEvidence> {
    await new TagsRepo(this.#transaction).createFirst(this.#place.projectId, this.#words.locale);
    await this.#writeBrief();
    const attachments = await this.#writeAttachments(pictures);
    const cards = await this.#writeCards(attachments);
    const written = { cards, insights: await this.#writeInsights(cards) };
    const trends = await this.#writeTrends(written, attachments);
    await this.#writeComments({ ...written, trends });
    return { cards: written.cards, trends };
  }

  async #writeBrief(): Promise<void> {
    const { projectId, userId } = this.#place;
    const version = { projectId, userId, number: 1, changed: briefFields, restoredFrom: null };
    await new BriefRepo(this.#transaction).create({ ...version, content: this.#words.brief });
  }

  async #writeAttachments(pictures: SamplePictures): Promise<Map<SceneName, number>> {
    const repo = new AttachmentsRepo(this.#transaction);
    const ids = new Map<SceneName, number>();
    for (const [name, stored] of pictures) {
      const { id } = await repo.create({
        ...stored,
        userId: this.#place.userId,
        originalName: `${name}.png`,
        credit: this.#words.pictureCredit,
        stockPhoto: null,
      });
      await repo.keep(id);
      ids.set(name, id);
    }
    return ids;
  }

  async #writeCards(attachments: ReadonlyMap<SceneName, number>): Promise<Created> {
    const { projectId, userId } = this.#place;
    const names = tagKeys.map((key) => this.#words.tags[key]);
    const tags = await new TagsRepo(this.#transaction).resolve(projectId, [
      ...names,
      ...stickyTags(this.#words.locale),
    ]);
    const now = Date.now();
    const planned = entries(signals);
    const drafts = await deriveAllTexts(
      planned.map(([key, plan]) => ({
        ...cardTextOf(() => null),
        ...this.#words.signals[key],
        source_url: `https://${plan.source}`,
        tags: tags.of(
          plan.tags.map((tag) => (isTagKey(tag) ? this.#words.tags[tag] : firstTagIn(this.#words.locale, tag))),
        ),
        creatorId: userId,
        public: !plan.draft,
        aiAssistant: false,
        attachmentId: (plan.picture && attachments.get(plan.picture)) ?? null,
        createdAt: new Date(now - plan.daysAgo * dayMs),
      })),
    );
    const slugs = await new CardsRepo(this.#transaction).createAll(projectId, drafts);
    return new Map(planned.map(([key], at) => [key, slugs[at] ?? '']));
  }

  async #writeInsights(cards: Created): Promise<Created> {
    const created = new Map<string, string>();
    for (const [key, plan] of entries(insights)) {
      const insight = await new ConclusionsRepo(this.#transaction).create(insightType, this.#place, {
        ...this.#words.insights[key],
        drafter: null,
        tagIds: [],
        attachmentId: null,
      });
      await this.#setEvidence(evidenceLink('insights', 'cards'), insight.id, slugsOf(cards, plan.cards));
      created.set(key, insight.slug);
    }
    return created;
  }

  async #writeTrends(
    written: { readonly cards: Created; readonly insights: Created },
    attachments: ReadonlyMap<SceneName, number>,
  ): Promise<Created> {
    const { userId } = this.#place;
    const created = new Map<string, string>();
    for (const [key, plan] of entries(trends)) {
      const { horizon, impact, certainty, direction } = plan;
      const trend = await new ConclusionsRepo(this.#transaction).create(trendType, this.#place, {
        ...this.#words.trends[key],
        ...{ horizon, impact, certainty, direction },
        tagIds: [],
        attachmentId: (plan.picture && attachments.get(plan.picture)) ?? null,
      });
      await this.#setEvidence(evidenceLink('trends', 'cards'), trend.id, slugsOf(written.cards, plan.cards));
      await this.#setEvidence(evidenceLink('trends', 'insights'), trend.id, slugsOf(written.insights, plan.insights));
      if (plan.rating) {
        await new RatingsRepo(this.#transaction).set(trend.id, userId, { ...plan.rating, anonymous: false });
      }
      created.set(key, trend.slug);
    }
    return created;
  }

  async #writeComments(written: Readonly<Record<'cards' | 'insights' | 'trends', Created>>): Promise<void> {
    const { projectId, userId } = this.#place;
    const created = new Map<string, number>();
    for (const [key, { on, replyTo }] of entries(comments)) {
      const { id } = await new CommentsRepo(this.#transaction).create({
        projectId,
        subject: { type: on.kind, slug: written[on.kind].get(on.key) ?? '' },
        parentId: (replyTo && created.get(replyTo)) || null,
        authorId: userId,
        text: this.#words.comments[key],
      });
      created.set(key, id);
    }
  }

  async #setEvidence(link: EvidenceLink, ownerId: number, slugs: readonly string[]): Promise<void> {
    await new EvidenceRepo(this.#transaction).set(link, ownerId, this.#place.projectId, slugs);
  }
}

const isTagKey = (tag: string): tag is TagKey => tagKeys.some((key) => key === tag);

/** The names of the sticky tags that the signals use. */
const stickyTags = (locale: string): string[] =>
  [...new Set(Object.values(signals).flatMap(({ tags }) => tags))]
    .filter((tag) => !isTagKey(tag))
    .map((tag) => firstTagIn(locale, tag));

/** The slugs for the keys, in their order. */
export const slugsOf = (created: Created, keys: readonly string[]): string[] =>
  keys.map((key) => created.get(key) ?? '');
