import type { ExportFormat, Team } from '@foreglow/contract';
import type { Platform } from '../../platform/platform.ts';
import type { CardsApi } from '../cards/index.ts';
import type { ProjectsApi } from '../projects/index.ts';
import { ExportItems } from './export-items.ts';
import { ExportMaker } from './export-maker.ts';
import type { WriteExport } from './export-writer.ts';
import { exportJobs } from './exports.jobs.ts';
import { ExportsPresenter } from './exports.presenter.ts';
import { ExportsService } from './exports.service.ts';
import { exportRoutes } from './routes.ts';
import { StrayFiles } from './stray-files.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly cards: CardsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Puts exports together. */
export function composeExports(platform: Platform, { projects, cards, team }: Needs) {
  const { db, files, queue, rateLimits, mailer, address } = platform;
  const { listings, readModel } = cards;
  const notYet: WriteExport = () => Promise.reject(new Error('No writer.'));
  const writers: Record<ExportFormat, WriteExport> = {
    pdf: notYet,
    pptx: notYet,
    csv: notYet,
    xlsx: notYet,
    json: notYet,
  };
  const maker = new ExportMaker({ db, files, listings, team, writers });
  const items = new ExportItems({ db, listings, cards: readModel });
  const exports = new ExportsService({ db, files, queue, rateLimits, items, maker });
  return {
    routes: exportRoutes({ projects: projects.projects, exports, presenter: new ExportsPresenter(files) }),
    jobs: exportJobs({ db, queue, mailer, address, files, maker, strays: new StrayFiles(db, files) }),
  };
}
