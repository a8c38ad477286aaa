import type { Tables } from '../db/tables.ts';

/** What a backup does with the rows of a table. */
export type TableRule =
  | { readonly backedUp: true /** A condition on the rows, in SQL. */; readonly where?: string }
  | { readonly backedUp: false; readonly because: string };

const backedUp: TableRule = { backedUp: true };
const leftOut = (because: string): TableRule => ({ backedUp: false, because });

const atRest = `state not in ('queued', 'running')`;

const signsIn = 'it lets somebody in; a restore would bring back what has been withdrawn since';

/**
 * The contents of a backup. A restored installation has the content, the people and their rights, and public and
 * invitation links as they were. Nobody is signed in, and pending work is not repeated: jobs, which pg-boss stores in a
 * separate schema, are left out altogether. The compiler and a test require a rule for every table.
 */
export const tableRules: Readonly<Record<keyof Tables, TableRule>> = {
  ai_uses: backedUp,
  appearance_pictures: backedUp,
  attachments: backedUp,
  brief_versions: backedUp,
  card_embeddings: leftOut('vectors that are made again when a question is asked'),
  card_image_links: backedUp,
  card_search: backedUp,
  card_texts: backedUp,
  // They could be computed again, but without the positions of cards on the map that people are used to.
  card_vectors: backedUp,
  cards: backedUp,
  comments: backedUp,
  creation_keys: leftOut('keys of calls of the last day, which are sent again at most minutes later'),
  credentials: backedUp,
  deleted_tags: leftOut('tags whose deletion or merge can be undone for a day'),
  exports: leftOut('files that expire within days and can be made again'),
  // An unfinished draft is not restored, since its job is not restored either.
  generation_steps: { backedUp: true, where: `generation_id in (select id from generations where ${atRest})` },
  generations: { backedUp: true, where: atRest },
  insight_cards: backedUp,
  insights: backedUp,
  // The addresses of published radars are derived from one secret. Another signs addresses of files that are valid for
  // some hours, and by the last one a store of files knows its database, which a restored one is not.
  installation_secrets: { backedUp: true, where: `name not in ('signed-paths', 'file-owner')` },
  invitation_links: backedUp,
  invitations: backedUp,
  known_devices: leftOut('browsers that have signed in before; they are recognised again when they do'),
  legal_texts: backedUp,
  map_groups: backedUp,
  map_points: backedUp,
  maps: backedUp,
  notifications: { backedUp: true, where: `kind <> 'export'` },
  parted_evidence: backedUp,
  project_embeddings: leftOut('how far the vectors of cards are, which are left out'),
  project_events: backedUp,
  project_members: backedUp,
  // Without them everything since the first visit after a restore would be new, or nothing.
  project_visits: backedUp,
  projects: backedUp,
  radar_addresses: backedUp,
  radar_blip_cards: backedUp,
  radar_blips: backedUp,
  radar_dumps: backedUp,
  radar_names: backedUp,
  radars: backedUp,
  rate_limits: leftOut('counts of calls of the last minutes and hours'),
  reach_out_messages: backedUp,
  registrations: leftOut('they wait for a click on a link in a mail; people who were invited register again'),
  // The searched texts are kept as they are, so it has to be known by which rules they were written.
  search_rebuilds: backedUp,
  sessions: leftOut(signsIn),
  settings: backedUp,
  setup_links: leftOut(signsIn),
  similarity_models: backedUp,
  tags: backedUp,
  trend_cards: backedUp,
  trend_insights: backedUp,
  trend_ratings: backedUp,
  trends: backedUp,
  upload_days: leftOut('how much each user uploaded today'),
  uploads: leftOut('files that are being sent right now'),
  user_links: leftOut(signsIn),
  users: backedUp,
  workspace_members: backedUp,
  workspace_texts: leftOut('they are counted again'),
  workspaces: backedUp,
};

/** Tables of earlier versions, which backups made by these contain. Migrations move their rows into others. */
const formerTables: Readonly<Record<string, TableRule>> = { activities: backedUp };

const allRules: ReadonlyMap<string, TableRule> = new Map(Object.entries({ ...formerTables, ...tableRules }));

/** The rule for a table of the database; undefined for a table unknown to this version. */
export const ruleOf = (table: string): TableRule | undefined => allRules.get(table);
