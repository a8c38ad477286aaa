import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type AppOptions, buildApp } from '#composition/app.ts';
import { compose } from '#composition/compose.ts';
import type { ComposedConfig, ComposedForTests } from '#composition/composed-config.ts';
import type { Composition } from '#composition/composition.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { readConfig } from '#programs/shared/config.ts';
import { Client } from './client.ts';
import { createTestDatabase } from './database.ts';
import { postgresOnly } from './engines.ts';
import { Factory } from './factory.ts';
import { jobsDone } from './jobs.ts';
import { type ReceivedMail, readMails } from './mails.ts';

/** The product, listening on a separate port with a separate database. */
export interface Product {
  readonly address: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The parts of the running product, for actions that no call starts. */
  readonly composition: Composition;
  /** The folder of its files, if they are on disk. */
  readonly filesFolder: string;
  /** Unset if the database is the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly make: Factory;
  readonly mailer: Mailer;
  /** Waits until all due jobs, and all jobs sent by them, are done. */
  jobsDone(): Promise<void>;
  /**
   * The messages sent so far, oldest first, once all due jobs, and all failed jobs that will be tried again, are done.
   */
  mails(): Promise<ReceivedMail[]>;
  /** A client that is not signed in. */
  readonly anonymous: Client;
  /** Another server on the same database, like that of another process. It does not run jobs. */
  startAnotherServer(forTests?: ComposedForTests): Promise<AnotherServer>;
  stop(): Promise<void>;
}

interface AnotherServer {
  readonly address: string;
  readonly composition: Composition;
  stop(): Promise<void>;
}

/** The default network of tests: no name can be resolved. */
const nothingOutside: ComposedForTests = {
  outside: {
    resolveName: (name) => Promise.reject(Object.assign(new Error(`ENOTFOUND ${name}`), { code: 'ENOTFOUND' })),
  },
};

/** Files that run only on PostgreSQL must also prove that a single connection is enough. */
const connectionsOf = (testFile: string | undefined) => (basename(testFile ?? '') in postgresOnly ? 1 : 5);

/** Starts the product for a test file, which must stop it. Missing settings have their default values. */
export async function startProduct(
  settings: Partial<ComposedConfig> = {},
  forTests: ComposedForTests = nothingOutside,
  server: Partial<AppOptions> = {},
): Promise<Product> {
  const testDatabase = await createTestDatabase();
  const database = await openDatabase({
    dataDir: testDatabase.dataDir,
    databaseUrl: testDatabase.databaseUrl,
    poolSize: connectionsOf(expect.getState().testPath),
  });
  const filesFolder = join(testDatabase.dataDir, 'files');
  const config: ComposedConfig = {
    ...readConfig({ DATA_DIR: testDatabase.dataDir }),
    mail: { smtpUrl: undefined, from: 'Foreglow <foreglow@example.org>' },
    languagesDir: join(testDatabase.dataDir, 'languages'),
    germanAddress: undefined,
    ...settings,
  };
  const options: AppOptions = {
    version: '0.0.0-test',
    logLevel: 'silent',
    trustProxy: 0,
    webFolder: undefined,
    ...server,
  };
  const composition = await compose(database, config, options.version, forTests);
  const app = await buildApp(composition, options);
  await composition.jobs.open();
  await composition.changes.open();
  composition.cardWords.start(app.log);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  composition.address.learn(address);
  composition.jobs.start(app.log);
  return {
    address,
    app,
    database,
    composition,
    filesFolder,
    databaseUrl: testDatabase.databaseUrl,
    make: new Factory(database.db, address),
    mailer: composition.mailer,
    jobsDone: () => jobsDone(database),
    async mails() {
      await jobsDone(database, { again: true });
      return readMails(testDatabase.dataDir);
    },
    anonymous: new Client(address),
    async startAnotherServer(others = nothingOutside) {
      const another = await compose(database, config, options.version, others);
      const itsApp = await buildApp(another, options);
      await another.jobs.open();
      another.cardWords.start(itsApp.log);
      return {
        address: await itsApp.listen({ host: '127.0.0.1', port: 0 }),
        composition: another,
        async stop() {
          await itsApp.close();
          await another.cardWords.stop();
          await another.jobs.stop();
        },
      };
    },
    async stop() {
      await app.close();
      await composition.changes.close();
      await composition.cardWords.stop();
      await composition.jobs.stop();
      await database.close();
      await testDatabase.drop();
    },
  };
}
