import type { ExportFormat, Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { PrintPictures } from './booklet/print-pictures.ts';
import { bookletWriter } from './booklet/write-booklet.ts';
import { dataWriter } from './data/data-writer.ts';
import { ExportItems } from './export-items.ts';
import { ExportMaker } from './export-maker.ts';
import type { WriteExport } from './export-writer.ts';
import { exportJobs } from './exports.jobs.ts';
import { ExportsPresenter } from './exports.presenter.ts';
import { type AtOnce, ExportsService } from './exports.service.ts';
import { exportRoutes } from './routes.ts';
import { SlidesMaker } from './slides/slides-maker.ts';
import { slidesWriter } from './slides/slides-writer.ts';
import { StrayFiles } from './stray-files.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly cards: CardsApi;
  readonly tags: TagsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
  /** Other limits of what is made during a call, for tests. */
  readonly atOnce: AtOnce | undefined;
}

/** Composes exports. */
export function composeExports(platform: Platform, { projects, cards, tags, team, atOnce }: Needs) {
  const { db, files, queue, rateLimits, mailer, address, themes, languages } = platform;
  const { listings, readModel } = cards;
  const data = dataWriter(files, address);
  const writers: Record<ExportFormat, WriteExport> = {
    pdf: bookletWriter(new PrintPictures(files), languages),
    pptx: slidesWriter(new SlidesMaker(files), themes, languages),
    csv: data,
    xlsx: data,
    json: data,
  };
  const hasOneConnection = platform.database.kind === 'embedded';
  const maker = new ExportMaker({ db, hasOneConnection, files, listings, tags: tags.readModel, team, writers });
  const items = new ExportItems({ db, listings, cards: readModel, tags: tags.readModel });
  const exports = new ExportsService({ db, languages, files, queue, rateLimits, items, maker, atOnce });
  return {
    routes: exportRoutes({ projects: projects.projects, exports, presenter: new ExportsPresenter(files) }),
    jobs: exportJobs({ db, queue, mailer, languages, address, files, maker, strays: new StrayFiles(db, files) }),
  };
}
