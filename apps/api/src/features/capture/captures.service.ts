import { STATUS_CODES } from 'node:http';
import { type CaptureAttributes, limits } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { RateLimit, RateLimits } from '../../platform/http/rate-limit.ts';
import type { Fetched, Outside } from '../../platform/outside/outside.ts';
import { readPdf } from '../../platform/pdf/read-pdf.ts';
import { escapeMarkdown } from '../../platform/text/html-to-markdown.ts';
import { BoundedQueue } from '../../platform/work/bounded-queue.ts';
import { CardsRepo } from '../cards/index.ts';
import type { Actor } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService } from '../projects/index.ts';
import { type Details, pageDetails, pdfDetails, plainDetails } from './capture.rules.ts';
import { readHtml } from './html-facts.ts';
import { kindOf } from './page-kind.rules.ts';
import { pageText } from './page-text.rules.ts';
import type { RepeatedCardsReadModel } from './repeated-cards.read-model.ts';

export interface CaptureRequest {
  readonly url: string;
  /** Makes a card, unless one of the project has the address already. */
  readonly create: boolean;
  /** Whether that card is published. */
  readonly public: boolean;
}

type Reading = Details & Pick<CaptureAttributes, 'kind' | 'complete'>;

/** A picture tells what it is by its first bytes, and nothing else is wanted of it. */
const imageBytes = 4096;

/** Captures: what a page says about itself, as the beginning of a card. */
export class CapturesService {
  readonly #db: Db;
  readonly #projects: ProjectsService;
  readonly #repeated: RepeatedCardsReadModel;
  readonly #outside: Outside;
  readonly #perUser: RateLimit;
  readonly #queue = new BoundedQueue({
    atOnce: 6,
    mayWait: 60,
    busy: 'Many pages are being read right now. Please try again in a moment.',
  });

  constructor(
    db: Db,
    projects: ProjectsService,
    repeated: RepeatedCardsReadModel,
    outside: Outside,
    rateLimits: RateLimits,
  ) {
    this.#db = db;
    this.#projects = projects;
    this.#repeated = repeated;
    this.#outside = outside;
    this.#perUser = rateLimits({ name: 'capture', points: 300, seconds: 600 });
  }

  /** Reads a page within two seconds, or what of it came by then, and makes a card where that was asked for. */
  async capture(actor: Actor, projectSlug: string, request: CaptureRequest): Promise<CaptureAttributes> {
    const project = await this.#projects.find(actor, projectSlug, 'card.create');
    await this.#perUser.take(actor.user.slug);
    const reading = await this.#queue.run(() => this.#read(request.url));
    const repeats = { addresses: [reading.url, request.url], title: reading.title };
    const slug = request.create ? await this.#create(actor, project, request, reading) : undefined;
    const duplicates = await this.#repeated.find(project.id, repeats);
    return {
      ...reading,
      source_url: request.url,
      card_slug: slug ?? null,
      duplicates: duplicates.filter((duplicate) => duplicate.id !== slug),
    };
  }

  #read(url: string): Promise<Reading> {
    return this.#outside.within(limits.captureMs, async (over) => {
      const fetched = await this.#outside.get(
        {
          url,
          accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.8',
          maxBytes: bytesOf,
          beyond: 'stop',
        },
        over,
      );
      const { status } = fetched;
      if (status < 200 || status > 299) {
        throw problem('page_failed', `The site answered «${[status, STATUS_CODES[status]].join(' ').trim()}».`);
      }
      return {
        kind: kindOf(fetched.bytes, fetched.type),
        complete: fetched.whole,
        ...(await detailsOf(fetched, over)),
      };
    });
  }

  /** Makes the card; returns nothing where the project has one of this address. */
  async #create(
    actor: Actor,
    project: Project,
    request: CaptureRequest,
    reading: Reading,
  ): Promise<string | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      // From here on nobody else changes the project's cards: two captures of one address make one card.
      await new ProjectsRepo(transaction).noteCardChange([project.id]);
      const repeated = this.#repeated.within(transaction);
      if (await repeated.hasAddress(project.id, [reading.url, request.url])) return undefined;
      const [slug] = await new CardsRepo(transaction).createAll(project.id, [
        {
          title: reading.title,
          subtitle: null,
          description: reading.description && escapeMarkdown(reading.description),
          relevance: null,
          source_url: reading.url,
          tags: [],
          creatorId: actor.user.userId,
          public: request.public,
          aiAssistant: false,
          attachmentId: null,
          createdAt: new Date(),
        },
      ]);
      return slug;
    });
  }
}

function bytesOf(type: string): number {
  if (type.startsWith('image/')) return imageBytes;
  return /^(text\/html|application\/xhtml)/.test(type) ? limits.captureBytes : limits.capturePdfBytes;
}

async function detailsOf({ url, type, bytes }: Fetched, over: AbortSignal): Promise<Details> {
  switch (kindOf(bytes, type)) {
    case 'html':
      return pageDetails(await readHtml(pageText(bytes, type), over), url);
    case 'pdf':
      return pdfDetails(await readPdf(bytes, over), url);
    case 'image':
      return { ...plainDetails(url), image_url: url.href };
    case 'other':
      return plainDetails(url);
  }
}
