import { STATUS_CODES } from 'node:http';
import { type CaptureAttributes, cardTextOf, type ErrorCode, limits, serverLimits } from '@foreglow/contract';
import { cutTo } from '@foreglow/contract/cut-to';
import { Problem, problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { type Fetched, maxRedirects, type Outside } from '#platform/outside/outside.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { escapeMarkdown } from '#platform/text/html-to-markdown.ts';
import { addressKey } from '../cards/address-key.rules.ts';
import { CardsRepo } from '../cards/cards.repo.ts';
import { deriveAllTexts } from '../cards/derive-texts.ts';
import { cardKeys } from '../cards/duplicate.rules.ts';
import type { DuplicateDetectionService } from '../cards/duplicate-detection.service.ts';
import { KnownCardsReadModel } from '../cards/known-cards.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import { attachPicture } from './attach-picture.job.ts';
import { type Details, keptDetails, refreshTarget } from './capture.rules.ts';
import { hostName, kindOf } from './page-kind.rules.ts';
import { PageReader } from './page-reader.ts';

export interface CaptureRequest {
  readonly url: string;
  /** Makes a card, unless a card of the project already has the address. */
  readonly create: boolean;
  /** Makes that card from the address alone if the page cannot be read. */
  readonly keep: boolean;
  /** Whether that card is published. */
  readonly public: boolean;
  /** Aborts when the caller no longer waits for the answer. */
  readonly disconnected: AbortSignal;
}

type Reading = Details & Pick<CaptureAttributes, 'kind' | 'complete' | 'unread'>;

/** The faults of an address, a site or its page. Others, such as too many requests, pass if the call is made again. */
const faults: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'address_refused',
  'address_unknown',
  'site_unreachable',
  'web_unreachable',
  'site_insecure',
  'site_too_slow',
  'too_many_redirects',
  'answer_unreadable',
  'page_failed',
]);

/** A picture is recognised by its first bytes, and nothing else of it is needed. */
const imageBytes = 4096;

interface Parts {
  readonly writer: ProjectWriter;
  readonly duplicateDetection: DuplicateDetectionService;
  readonly outside: Outside;
  readonly rateLimits: RateLimits;
  readonly queue: JobQueue;
}

/** Captures: reads a page's information about itself as the start of a card. */
export class CapturesService {
  readonly #parts: Parts;
  readonly #perUser: RateLimit;
  readonly #queue = new BoundedQueue({
    atOnce: 6,
    mayWait: 60,
    perPerson: { atOnce: 3, mayWait: 30 },
    busy: 'Many pages are being read right now. Please try again in a moment.',
  });

  readonly #reader = new PageReader();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#perUser = parts.rateLimits({ name: 'capture', points: 300, seconds: 600 });
  }

  /** Reads a page within two seconds, or as much of it as has arrived by then, and makes a card if requested. */
  async capture(
    actor: Actor,
    project: Authorized<Project, 'card.create'>,
    request: CaptureRequest,
  ): Promise<CaptureAttributes> {
    await this.#perUser.take(actor.user.slug);
    const reading = await this.#queue.run(() => this.#readOrKeep(request, actor.user.slug), actor.user.slug);
    const slug = request.create ? await this.#create(actor, project, request, reading) : undefined;
    return {
      ...reading,
      source_url: request.url,
      card_slug: slug ?? null,
      duplicates: await this.#duplicates(actor, project, request, reading, slug),
    };
  }

  /** Cards with the address as entered, if the page has another one, and cards similar to the page. */
  async #duplicates(
    actor: Actor,
    project: Authorized<Project>,
    { url }: CaptureRequest,
    reading: Reading,
    except?: string,
  ) {
    const { duplicateDetection } = this.#parts;
    const { title, description } = reading;
    const asGiven =
      addressKey(url) === addressKey(reading.url) ? [] : await duplicateDetection.find(actor, project, { url, except });
    const original = { title, url: reading.url, text: description ?? undefined, except };
    const alike = await duplicateDetection.find(actor, project, original);
    const known = new Set(asGiven.map(({ id }) => id));
    return [...asGiven, ...alike.filter(({ id }) => !known.has(id))].slice(0, serverLimits.duplicates);
  }

  async #readOrKeep(request: CaptureRequest, person: string): Promise<Reading> {
    try {
      return await this.#read(request, person);
    } catch (error) {
      const isKept = request.create && request.keep && !request.disconnected.aborted;
      if (!isKept || !(error instanceof Problem) || !faults.has(error.items[0].code)) throw error;
      return { ...keptDetails(new URL(request.url)), kind: 'other', complete: false, unread: error.message };
    }
  }

  #read({ url, disconnected }: CaptureRequest, person: string): Promise<Reading> {
    return this.#parts.outside.within(serverLimits.captureMs, async (over) => {
      let next = url;
      // A page that leads on by itself is a redirect, too.
      for (let redirects = maxRedirects; redirects >= 0; redirects -= 1) {
        const page = await this.#fetch(next, redirects, over);
        redirects -= page.redirects;
        const kind = kindOf(page.bytes, page.type);
        const read = await this.#reader.read({ kind, page, person, over, disconnected });
        if (disconnected.aborted) throw problem('site_too_slow', 'The caller no longer waits for this page.');
        const onward = refreshTarget(page.headers.refresh?.toString(), page.url)?.href ?? read.next;
        if (!onward) return { ...read.details, kind, complete: page.whole && read.whole, unread: null };
        next = onward;
      }
      throw problem('too_many_redirects');
    });
  }

  async #fetch(url: string, redirects: number, over: AbortSignal): Promise<Fetched> {
    const page = await this.#parts.outside.get(
      {
        url,
        accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.8',
        maxBytes: bytesOf,
        beyond: 'stop',
        redirects,
      },
      over,
    );
    const { status } = page;
    if (status < 200 || status > 299) {
      throw problem('page_failed', `The site answered «${[status, STATUS_CODES[status]].join(' ').trim()}».`);
    }
    return page;
  }

  /**
   * Makes the card; its picture is added later. Returns nothing where a card of the project already has this address.
   */
  async #create(
    actor: Actor,
    project: Authorized<Project, 'card.create'>,
    request: CaptureRequest,
    reading: Reading,
  ): Promise<string | undefined> {
    const write = { by: actor.user, projects: [project], addsText: true };
    return this.#parts.writer.write(write, async ({ transaction, record }) => {
      // From here on nobody else can change the project's cards, so two captures of one address make only one card.
      const addresses = [reading.url, request.url].map((source_url) => cardKeys({ title: reading.title, source_url }));
      const { byAddress } = await new KnownCardsReadModel(transaction).find(project.id, addresses);
      if (byAddress.size > 0) return undefined;
      const draft = {
        ...cardTextOf(() => null),
        title: reading.title,
        description: reading.description && escapeMarkdown(reading.description),
        source_url: reading.url,
        // The name of a site that states none is its host, which the address shows.
        publisher:
          reading.site_name === hostName(new URL(reading.url))
            ? null
            : cutTo(reading.site_name, limits.publisherLength),
        author: reading.author && cutTo(reading.author, limits.authorLength),
        published_on: reading.published_at?.slice(0, 10) ?? null,
        tags: [],
        creatorId: actor.user.userId,
        public: request.public,
        aiAssistant: false,
        attachmentId: null,
        createdAt: new Date(),
      };
      const [slug] = await new CardsRepo(transaction).createAll(project.id, await deriveAllTexts([draft]));
      record(project.id, { kind: 'card_created', subjects: [{ slug: slug ?? null, title: reading.title }] });
      if (slug && reading.image_url) {
        const picture = { url: reading.image_url, credit: reading.site_name, user_id: actor.user.userId };
        await this.#parts.queue.send(attachPicture, { card_slug: slug, ...picture }, { db: transaction });
      }
      return slug;
    });
  }
}

function bytesOf(type: string): number {
  if (type.startsWith('image/')) return imageBytes;
  return /^(text\/html|application\/xhtml)/.test(type) ? serverLimits.captureBytes : serverLimits.capturePdfBytes;
}
