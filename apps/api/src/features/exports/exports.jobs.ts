import { serverLimits } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { isConnectionError } from '#platform/db/database-errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { Problem } from '#platform/http/problem.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import { FinalError, type HandledJob, handle, isLastAttempt } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { MailWords } from '#platform/mail/mail-words.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { NotificationsRepo } from '../notifications/notifications.repo.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import type { Export } from './export.ts';
import { ExportCancelled, ExportFailed } from './export-failed.ts';
import { exportMailText } from './export-mail-template.ts';
import type { ExportMaker } from './export-maker.ts';
import { ExportsReadModel } from './exports.read-model.ts';
import { ExportsRepo } from './exports.repo.ts';
import { exportMail, makeExport, removeExports } from './make-export.job.ts';
import type { StrayFiles } from './stray-files.ts';
import { exportTexts } from './texts.ts';
import { removeLeftFolders } from './work-folder.ts';

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly languages: Languages;
  readonly address: PublicAddress;
  readonly files: FileStore;
  readonly maker: Pick<ExportMaker, 'make'>;
  readonly strays: StrayFiles;
}

/**
 * An export that is still unfinished after this time is made by nobody any more: its process was killed during the call,
 * or its job has given up. All attempts of a job take less than 8 hours; the rest is for waiting behind others.
 */
const hoursUntilAbandoned = 24;

/** The jobs of exports: making large ones, notifying the people who requested them, and removing expired ones. */
export function exportJobs({ db, queue, mailer, languages, address, files, maker, strays }: Parts): HandledJob[] {
  /** Records how an export ended and notifies the person who requested it, in one transaction. */
  const notify = async (transaction: DbTransaction, wanted: Export): Promise<void> => {
    await new NotificationsRepo(transaction).notifyOfExport(wanted.userId, wanted.id);
    if (mailer.kind !== 'smtp') return;
    // An export that has ended has no stored request any more.
    const { slug: export_slug, request } = wanted;
    await queue.send(exportMail, { export_slug, theme: request.theme }, { db: transaction });
  };
  const fail = (wanted: Export, failure: ExportFailed['failure']) =>
    db.transaction().execute(async (transaction) => {
      if (await new ExportsRepo(transaction).fail(wanted.id, failure)) await notify(transaction, wanted);
    });
  return [
    handle(makeExport, async ({ export_slug }, run) => {
      const wanted = await new ExportsReadModel(db).find(export_slug);
      // It was cancelled, or another attempt has already made it.
      if (!wanted || (wanted.state !== 'waiting' && wanted.state !== 'running')) return;
      try {
        await maker.make(wanted, run.signal, async (repo, transaction, file) => {
          const kept = await repo.finish(wanted.id, file);
          if (kept) await notify(transaction, wanted);
          return kept;
        });
      } catch (error) {
        if (error instanceof ExportCancelled) return;
        const isLast = isLastAttempt(run, makeExport);
        if (run.signal.aborted && !isLast) throw error;
        if (error instanceof ExportFailed) return fail(wanted, error.failure);
        if (isTemporary(error) && !isLast) throw error;
        await fail(wanted, 'internal');
        throw new FinalError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    }),
    handle(exportMail, async ({ export_slug, theme }) => {
      const ended = await new ExportsReadModel(db).find(export_slug);
      const user = ended && (await new StoredUsersReadModel(db).findById(ended.userId));
      const [project] = ended ? await new StoredProjectsReadModel(db).findAll([ended.projectId]) : [];
      if (!ended || !user || !project || user.isDisabled) return;
      const link = address.link(`/projects/${project.slug}/download/${ended.slug}`);
      const written = exportMailText(
        MailWords.in(languages, exportTexts, user.locale),
        ended,
        link,
        serverLimits.exportDays,
      );
      await mailer.send({ to: { name: user.name, address: user.email }, locale: user.locale, theme, ...written });
    }),
    handle(removeExports, async () => {
      const keys = await db.transaction().execute(async (transaction) => {
        const repo = new ExportsRepo(transaction);
        await repo.failAbandoned(new Date(Date.now() - hoursUntilAbandoned * 3_600_000));
        return repo.removeExpired();
      });
      await files.remove(keys);
      await strays.remove(new Date());
      await removeLeftFolders(Date.now());
    }),
  ];
}

/** Whether a later attempt may succeed: the database or the store of files is unavailable, or others are waiting. */
const isTemporary = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof Problem && error.status === 503);
