/**
 * Which test files run on one database engine only, and why. Every other file, including any new one, runs on both.
 *
 * A file must run on both when it tests SQL or depends on how the engine behaves: searches, statistics, transactions
 * and locks, calls that race, jobs, notices between connections, crashes. It may be listed here when the tested
 * behaviour is decided before a statement is sent or after its rows have arrived: reading requests, mail, pictures,
 * files, other sites, texts. `permissions.test.ts` sends the statements of every endpoint to both engines all the same.
 */

/**
 * Only on PostgreSQL, which starts faster. The product has a single connection there, like the embedded database, so
 * that a transaction that waits for a second connection fails on this engine as well.
 */
export const postgresOnly: Readonly<Record<string, string>> = {
  'account-access.test.ts':
    'what ends a session is decided by the services; permissions.test.ts sends their statements',
  'ai-provider.test.ts': 'what a provider of models answers, beside the database',
  'activity.test.ts': 'which change leaves which line is decided by the services',
  'assistance-provider.test.ts':
    'what a provider of models answers; embeddings.test.ts and permissions.test.ts send the statements to both engines',
  'assistance-questions.test.ts':
    'what is made of a model’s answers; embeddings.test.ts and permissions.test.ts send the statements to both engines',
  'assistance-suggestions.test.ts':
    'what is made of a model’s answers; permissions.test.ts sends the statements to both engines',
  'attachments.test.ts': 'pictures are read and made smaller beside the database',
  'attachments-addresses.test.ts': 'addresses are signed and checked beside the database',
  'attachments-refused.test.ts':
    'pictures are refused while they are read; racing-calls.test.ts has what the engine decides',
  'attachments-s3.test.ts': 'files in a store that speaks S3',
  'backup-together.test.ts': 'which file a backup is written to is decided beside the database',
  'bad-input.test.ts': 'refused before a statement is sent',
  'bodies.test.ts': 'time and memory of requests that are still arriving',
  'captured-cards.test.ts':
    'what is made of other sites’ pages and pictures; racing-calls.test.ts has what the engine decides',
  'captures.test.ts': 'reading other sites; racing-calls.test.ts has what the engine decides',
  'card-download.test.ts': 'files are written beside the database, as in exports.test.ts',
  'card-images.test.ts': 'images are drawn beside the database; permissions.test.ts sends the statements of the links',
  'card-words.test.ts':
    'what is indexed and dropped is decided beside the database; word-search.test.ts has the searches on both engines',
  'cors.test.ts': 'fetching from other sites',
  'database-lost.test.ts': 'a server that goes away; the embedded database goes with the process',
  'error-reports.test.ts': 'what is sent to a service beside the database',
  'events-streams.test.ts':
    'who gets a stream, when it reads again and when it ends, is decided by its process; events.test.ts has the notices on both engines',
  'export-maps.test.ts':
    'which cards the drawn map has is decided beside the database; maps.test.ts has the statements of maps',
  'exports.test.ts': 'files are written beside the database; permissions.test.ts sends the statements',
  'few-connections.test.ts': 'how many connections a server allows; the embedded database has one',
  'file-owner.test.ts': 'a file in the store decides; backup.test.ts has the statements of restoring on both engines',
  'generation-crash.test.ts':
    'which step is next is read from what is stored; jobs-crash.test.ts has killed processes on both engines',
  'generation-models.test.ts':
    'what a model answers in each step; generation.test.ts has the steps and what is stored on both engines',
  'heavy-content.test.ts': 'how much the process has in memory of what was read',
  'http.test.ts': 'negotiation, headers and the form of answers',
  'import-attacks.test.ts': 'files that are refused while they are read',
  'import-files.test.ts': 'what is read from files; import-writing.test.ts has what is stored on both engines',
  'import-pictures.test.ts': 'which pictures are read from the store is decided beside the database',
  'import-interrupted.test.ts': 'reading a file is interrupted before anything is stored',
  'jobs-database-lost.test.ts': 'a server that goes away; the embedded database goes with the process',
  'large-exports.test.ts': 'files are written beside the database; jobs.test.ts has the jobs on both engines',
  'languages.test.ts': 'texts that are read from files',
  'legal.test.ts': 'texts that are read from files',
  'mail.test.ts': 'messages as they are written and sent',
  'mail-jobs.test.ts': 'what a mail server answers; jobs.test.ts has the retries of jobs on both engines',
  'mail-themes.test.ts': 'how messages look; registration.test.ts and jobs.test.ts have what is stored',
  'mail-limits.test.ts': 'which calls count; rate-limits.test.ts has the counting on both engines',
  'proxies.test.ts': 'the addresses that proxies hand on',
  'radar-imports.test.ts': 'files that are read and planned beside the database; radars.test.ts has what is written',
  'radar-pages.test.ts': 'pages and pictures made from what radar-dumps.test.ts stores on both engines',
  'reach-out.test.ts': 'what a message may contain; rate-limits.test.ts has the counting on both engines',
  'samples.test.ts': 'the content of the sample; permissions.test.ts makes one on both engines',
  'settings.test.ts': 'what an installation says of itself, and maintenance',
  'sign-in.test.ts': 'passwords and tokens; racing-calls.test.ts has what the engine decides',
  'similarity.test.ts': 'what is alike is decided beside the database; maps.test.ts has the jobs and their statements',
  'stock-photos.test.ts': 'fetching from other services',
  'themes.test.ts': 'what is drawn and served from files of themes',
  'team-identity.test.ts': 'whom answers show, decided by the presenters',
  'wiki.test.ts': 'pages that are read from files',
  'wiki-notion.test.ts': 'pages and pictures that are read from another service',
};

/** Only on the embedded database: there is nothing to test on PostgreSQL. */
export const pgliteOnly: Readonly<Record<string, string>> = {
  'attachments-crash.test.ts': 'a PostgreSQL server does not die with our process',
  'crash.test.ts': 'a PostgreSQL server does not die with our process',
  'embedded-database.test.ts': 'how the embedded database writes and is reached',
  'folder-lock.test.ts': 'the lock of the embedded database’s folder',
  'upkeep.test.ts': 'what autovacuum does on a PostgreSQL server',
};
