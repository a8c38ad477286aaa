import type { ExportFormat } from '@foreglow/contract';
import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { brief } from '../brief/feature.ts';
import { cards } from '../cards/feature.ts';
import { conclusions } from '../conclusions/feature.ts';
import { insights } from '../insights/feature.ts';
import { map } from '../map/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { radars } from '../radars/feature.ts';
import { settings } from '../settings/feature.ts';
import { similarity } from '../similarity/feature.ts';
import { tags } from '../tags/feature.ts';
import { trends } from '../trends/feature.ts';
import { users } from '../users/feature.ts';
import { PrintPictures } from './booklet/print-pictures.ts';
import { bookletWriter } from './booklet/write-booklet.ts';
import { dataWriter } from './data/data-writer.ts';
import { ExportItems } from './export-items.ts';
import { ExportMaker } from './export-maker.ts';
import type { WriteExport } from './export-writer.ts';
import { exportJobs } from './exports.jobs.ts';
import { ExportsPresenter } from './exports.presenter.ts';
import { ExportsService } from './exports.service.ts';
import { exportRoutes } from './routes.ts';
import { SlidesMaker } from './slides/slides-maker.ts';
import { slidesWriter } from './slides/slides-writer.ts';
import { StrayFiles } from './stray-files.ts';

/** Exports. */
export const exports = feature({
  name: 'exports',
  uses: () => ({
    attachments,
    brief,
    cards,
    conclusions,
    insights,
    map,
    notifications,
    permissions,
    projects,
    radars,
    settings,
    similarity,
    tags,
    trends,
    users,
  }),
  shares: ['exports.service.ts'],
  compose(platform, { projects, cards, tags, similarity, settings: { team } }, { forTests }) {
    const { db, files, queue, rateLimits, mailer, address, themes, languages } = platform;
    const { listings, readModel } = cards;
    const data = dataWriter(files, address);
    const writers: Record<ExportFormat, WriteExport> = {
      pdf: bookletWriter({ pictures: new PrintPictures(files), themes, languages, similarity: similarity.similarity }),
      pptx: slidesWriter(new SlidesMaker(files), themes, languages),
      csv: data,
      xlsx: data,
      json: data,
    };
    const hasOneConnection = platform.database.kind === 'embedded';
    const maker = new ExportMaker({ db, hasOneConnection, files, listings, tags: tags.readModel, team, writers });
    const items = new ExportItems({ db, listings, cards: readModel, tags: tags.readModel });
    const exports = new ExportsService({
      db,
      languages,
      files,
      queue,
      rateLimits,
      items,
      maker,
      atOnce: forTests.exportedAtOnce,
    });
    return {
      routes: exportRoutes({ projects: projects.projects, exports, presenter: new ExportsPresenter(files) }),
      jobs: exportJobs({ db, queue, mailer, languages, address, files, maker, strays: new StrayFiles(db, files) }),
    };
  },
});
